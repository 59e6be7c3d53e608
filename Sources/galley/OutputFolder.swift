import Foundation
import SiteGenerator

/// The published folder. A build is written beside it and takes its place in one step, so that a killed or
/// failed build leaves the last good site; files that did not change are kept as they are, times included.
///
/// Whoever writes holds its lock (`FolderLock`).
struct OutputFolder {
    let path: String
    /// The folder itself, where `path` is a link to it.
    private let place: String

    init(path: String) {
        self.path = path
        place = FileReplacement.resolved(Self.absolute(path))
    }

    /// Refuses folders that replacing would destroy: those that hold the site's sources, and those that
    /// galley has not made.
    func check(sources: [String]) throws(SystemFailure) {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil {
            throw SystemFailure(saying: "'\(path)' is a link that leads nowhere")
        }
        for source in sources {
            let other = FileReplacement.resolved(Self.absolute(source)) + "/"
            if other.hasPrefix(place + "/") {
                throw SystemFailure(saying: "'\(path)' holds the pages: name another folder for the site")
            }
            if place.hasPrefix(other) {
                throw SystemFailure(
                    saying: "'\(path)' is in '\(source)': name a folder outside it for the site")
            }
        }
        guard SiteFolder.isFolder(path), !FileManager.default.fileExists(atPath: path + "/search/start.js"),
            (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == false
        else { return }
        throw SystemFailure(
            saying: "'\(path)' was not made by galley: empty it, or name another folder for the site")
    }

    /// A path from the root, `.` and `..` resolved.
    static func absolute(_ path: String) -> String {
        let path = URL(filePath: path).standardizedFileURL.path
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// A name beside the folder that is galley's alone, so that what is removed there is nobody else's.
    private func beside(_ kind: String) -> String {
        let parent = parentFolder(of: place)
        return "\(parent == "/" ? "" : parent)/.galley-\(place.split(separator: "/").last ?? "").\(kind)"
    }

    /// Writes a site; gives how many files changed, and the number of `FolderStamps` for all that are there.
    /// - Parameters:
    ///   - codings: how files are packed beside themselves.
    ///   - known: what files were that need not be looked at once more.
    ///   - standby: where the site before the last one may be, which is brought up to date where it is.
    @discardableResult
    func write(
        _ files: [OutputFile], packed codings: [ContentCoding] = [], known: FolderStamps = FolderStamps(),
        standby: StandbySite? = nil
    ) throws(SystemFailure) -> (changed: Int, stamps: UInt64) {
        let staging = beside("partial")
        try? FileManager.default.removeItem(atPath: staging)
        if standby?.take(to: staging, for: files, known) != true {
            guard mkdir(staging, 0o777) == 0 else { throw SystemFailure("cannot write to '\(path)'") }
        }
        do {
            let written = try writeChanged(files, packed: codings, into: staging)
            let changed = written.count { $0.outcome != .same }
            if changed == 0, existing() == Set(written.map(\.path)) {
                try? FileManager.default.removeItem(atPath: staging)
                return (0, FolderStamps.number(of: place))
            }
            let stamps = try complete(staging, written, known)
            if let old = try swap(staging) {
                let paths = written.lazy.map(\.path)
                if standby?.keep(old, known, before: stamps, of: paths) != true {
                    try? FileManager.default.removeItem(atPath: old)
                }
            }
            return (changed, stamps)
        } catch {
            try? FileManager.default.removeItem(atPath: staging)
            throw error
        }
    }

    /// Makes the folders that this one is to stand in.
    func makeParents() {
        let parent = parentFolder(of: place)
        guard !SiteFolder.isFolder(parent) else { return }
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }

    /// Writes the files that are not in the folder as they are to be, on every core.
    private func writeChanged(_ files: [OutputFile], packed codings: [ContentCoding], into staging: String)
        throws(SystemFailure) -> [Written]
    {
        var made: Set<String> = [""]
        for file in files { makeFolder(file.path, in: staging, &made) }
        let writer = FileWriter(folder: staging, old: SiteFolder.isFolder(path) ? place : nil)
        // What an author has packed stays theirs.
        let own = codings.isEmpty ? [] : Set(files.map(\.path))
        let results = parallelMap(files) { file in
            Result { () throws(SystemFailure) in try writer.write(file) }
        }
        var all: [Written] = []
        all.reserveCapacity(files.count)
        for (file, result) in zip(files, results) {
            all.append(Written(path: file.path, outcome: try result.get()))
        }
        guard !codings.isEmpty else { return all }
        let packed = parallelMap(Array(zip(files, all))) { file, written in
            Result { () throws(SystemFailure) in
                guard ContentCoding.packs(file.path) else { return [Written]() }
                let codings = codings.filter { !own.contains(file.path + $0.fileExtension) }
                return try pack(file, written.outcome, codings, by: writer)
            }
        }
        for result in packed { all += try result.get() }
        return all
    }

    /// What became of a file's path.
    private struct Written {
        let path: String
        let outcome: FileWriter.Outcome
    }

    private func pack(
        _ file: OutputFile, _ outcome: FileWriter.Outcome, _ codings: [ContentCoding], by writer: FileWriter
    ) throws(SystemFailure) -> [Written] {
        var all: [Written] = []
        for coding in codings {
            guard let packed = try writer.write(file, outcome, packed: coding) else { continue }
            all.append(Written(path: file.path + coding.fileExtension, outcome: packed))
        }
        return all
    }

    /// Takes the files over from the old folder that are the same; gives the number for the stamps of all.
    private func complete(_ staging: String, _ written: [Written], _ known: FolderStamps)
        throws(SystemFailure) -> UInt64
    {
        // Paths from an open folder are short, and there are thousands.
        let (from, to) = (open(place, O_RDONLY | O_DIRECTORY), open(staging, O_RDONLY | O_DIRECTORY))
        defer { for folder in [from, to] where folder >= 0 { close(folder) } }
        var stamps: UInt64 = 0
        for file in written {
            if case .changed(let stamp) = file.outcome {
                stamps &+= stamp
            } else if let stamp = known[file.path], FileInfo(to, file.path).map({ FileStamp($0) }) == stamp {
                stamps &+= stamp.number(of: file.path)
            } else if Self.link(file.path, from, to), let stamp = known[file.path] {
                stamps &+= stamp.number(of: file.path)
            } else {
                stamps &+= try copied(file.path, to: staging)?.number(of: file.path) ?? 0
            }
        }
        return stamps
    }

    /// Makes a file of one folder one of another, in place of what is there.
    private static func link(_ path: String, _ from: CInt, _ to: CInt) -> Bool {
        if linkat(from, path, to, path, 0) == 0 { return true }
        return errno == EEXIST && unlinkat(to, path, 0) == 0 && linkat(from, path, to, path, 0) == 0
    }

    /// The stamp of a file in the new folder, which is copied from the old one where it could not be linked.
    private func copied(_ path: String, to staging: String) throws(SystemFailure) -> FileStamp? {
        let target = staging + "/" + path
        if FileInfo(target) == nil {
            guard let bytes = try? SiteFolder.readBytes(place + "/" + path) else {
                throw SystemFailure("cannot read '\(path)'")
            }
            try Self.write(bytes, to: target)
        }
        return FileInfo(target).map { FileStamp($0) }
    }

    private func makeFolder(_ file: String, in root: String, _ made: inout Set<String>) {
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
        let folder = String(file[..<slash])
        guard made.insert(folder).inserted else { return }
        makeFolder(folder, in: root, &made)
        mkdir(root + "/" + folder, 0o777)
    }

    static func write(_ bytes: Bytes, to path: String) throws(SystemFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else { throw SystemFailure("cannot write '\(path)'") }
        defer { close(descriptor) }
        try write(bytes, to: descriptor, named: path)
    }

    /// Opens a new file. One that is there already is left to whoever else has a link to it: the published
    /// site shares its files with the site before.
    static func create(_ path: String) -> CInt {
        let flags = O_WRONLY | O_CREAT | O_EXCL
        let descriptor = open(path, flags, 0o666)
        guard descriptor < 0, errno == EEXIST, unlink(path) == 0 else { return descriptor }
        return open(path, flags, 0o666)
    }

    static func write(_ bytes: Bytes, to descriptor: CInt, named path: String) throws(SystemFailure) {
        var written = 0
        while written < bytes.count {
            let got = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
            }
            guard got > 0 else { throw SystemFailure("cannot write '\(path)'") }
            written += got
        }
    }

    private func existing() -> Set<String> {
        Set(SiteFolder.stamps(in: path).keys.map { String($0.dropFirst(path.count + 1)) })
    }

    /// Puts the new folder in the old one's place: one system call where the system has it, two otherwise.
    /// Gives where the old one is now.
    private func swap(_ staging: String) throws(SystemFailure) -> String? {
        guard SiteFolder.isFolder(place) else {
            guard rename(staging, place) == 0 else {
                let failure = SystemFailure("cannot write to '\(path)'")
                try? FileManager.default.removeItem(atPath: staging)
                throw failure
            }
            return nil
        }
        if HostSystem.exchange(staging, place) { return staging }
        let old = beside("old")
        try? FileManager.default.removeItem(atPath: old)
        guard rename(place, old) == 0, rename(staging, place) == 0 else {
            throw SystemFailure("cannot replace '\(path)'")
        }
        return old
    }
}

/// A refusal of the system, with what was being done.
struct SystemFailure: Error {
    let message: String

    init(saying message: String) {
        self.message = message
    }

    init(_ doing: String) {
        message = "\(doing): \(SystemError().message)"
    }
}
