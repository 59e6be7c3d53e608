import Foundation
import SiteGenerator

/// What the last good build of a folder was made from and what it wrote. When neither has changed there is
/// nothing to do. The file can be deleted at any time.
struct BuildCache {
    let output: String
    /// The files of the folder before the build, where a memory of them counts.
    private(set) var stamps: FolderStamps?

    init(output: String) { self.output = output }

    private var path: String {
        let name = output.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        return ".galley/\(String(name))"
    }

    /// A number for everything a build depends on, this program included.
    /// - Parameter paths: the pages that it shall not depend on.
    static func key(_ input: SiteInput, without paths: Set<String> = [], program: String = program) -> UInt64
    {
        var mark = Bytes()
        func add(_ files: [InputFile]) {
            for file in files {
                mark.append(contentsOf: file.path.utf8)
                mark.append(contentsOf: String(file.mark, radix: 36).utf8)
                mark.append(10)
            }
        }
        add(paths.isEmpty ? input.content : input.content.filter { !paths.contains($0.path) })
        add(input.site)
        add(input.theme)
        add(input.cases)
        add(input.graphs.map { InputFile(path: $0.path, bytes: $0.bytes) })
        for folder in input.assets { add(folder.files) }
        for module in input.modules {
            mark += Bytes("\(module.name) \(module.folder) \(module.repositoryPath)\n".utf8)
            add(module.files + module.pages)
        }
        mark += input.settings?.bytes ?? []
        mark += Bytes("\(input.today?.iso ?? "") \(input.showsDrafts) \(program)".utf8)
        for (path, date) in input.changes.sorted(by: { $0.key < $1.key }) {
            mark += Bytes("\(path) \(date.iso)".utf8)
        }
        return contentHash(mark)
    }

    /// This program's size and time: a new version builds again.
    static let program: String = {
        guard let info = FileInfo(Faults.executable) else { return "" }
        return "\(info.size) \(info.seconds) \(info.nanoseconds)"
    }()

    /// The summary of the last build when it would come out the same and its files are still as it wrote
    /// them.
    func summary(key: UInt64) -> String? {
        guard let bytes = try? SiteFolder.readBytes(path) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 2)
        guard lines.count == 3, lines[0] == "\(key)", lines[2] == "\(FolderStamps.number(of: output))"
        else { return nil }
        return String(lines[1])
    }

    /// - Parameter stamps: the number of those of the folder as it is.
    func save(key: UInt64, summary: String, stamps: UInt64) {
        Self.makeFolder()
        try? OutputFolder.write(Bytes("\(key)\n\(summary)\n\(stamps)".utf8), to: path)
    }

    /// Where the site before the last one waits for the next build.
    var standby: StandbySite { StandbySite(path: path + ".before") }

    // MARK: Pages

    private var memoryPath: String { path + ".pages" }

    /// What the last build left of its pages, when nothing but pages is different now and its files are as it
    /// wrote them.
    mutating func memory(_ input: SiteInput) -> PageMemory? {
        guard let bytes = try? SiteFolder.readBytes(memoryPath), let end = bytes.firstIndex(of: 10) else {
            return nil
        }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 2, let memory = PageMemory(bytes, from: end + 1),
            words[0] == "\(Self.key(input, without: memory.paths))"
        else { return nil }
        let stamps = FolderStamps(of: output)
        guard words[1] == "\(stamps.number)" else { return nil }
        self.stamps = stamps
        return memory
    }

    func save(_ memory: PageMemory.File?, of input: SiteInput, stamps: UInt64) {
        guard let memory else {
            unlink(memoryPath)
            return
        }
        Self.makeFolder()
        let head = "\(Self.key(input, without: memory.paths)) \(stamps)\n"
        let descriptor = open(memoryPath, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        for part in [Bytes(head.utf8), memory.bytes] {
            try? OutputFolder.write(part, to: descriptor, named: memoryPath)
        }
    }

    static func makeFolder() {
        mkdir(".galley", 0o777)
    }
}
