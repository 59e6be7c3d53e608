import SiteGenerator

/// The sizes and times of the files in a folder, and one number for all of them, in whatever order they come.
struct FolderStamps {
    private var files: [String: FileStamp] = [:]
    private(set) var number: UInt64 = 0

    init() {}

    /// Of the files that are in a folder now.
    init(of folder: String) {
        SiteFolder.forEachStamp(in: folder) { path, stamp in
            files[path] = stamp
            number &+= stamp.number(of: path)
        }
    }

    /// The number alone.
    static func number(of folder: String) -> UInt64 {
        var number: UInt64 = 0
        SiteFolder.forEachStamp(in: folder) { path, stamp in number &+= stamp.number(of: path) }
        return number
    }

    /// The files that were there.
    var paths: Set<String> { Set(files.keys) }

    /// What a file was when the folder was looked at; nothing of one that was not there.
    subscript(path: String) -> FileStamp? { files[path] }
}

extension FileStamp {
    /// A number for it and the path of the file that it is of.
    func number(of path: String) -> UInt64 {
        func mixed(_ number: UInt64, _ value: Int) -> UInt64 {
            let product = (number ^ UInt64(bitPattern: Int64(value))) &* 0x9e37_79b9_7f4a_7c15
            return product ^ product >> 32
        }
        return mixed(mixed(mixed(contentHash(Bytes(path.utf8)), size), seconds), nanoseconds)
    }
}
