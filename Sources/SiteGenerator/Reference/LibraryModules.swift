import Previews
import SymbolGraphs
import Syntax

/// The modules that Galley's own library declares: what sources extend and conform to, `extension View` above
/// all.
public enum LibraryModules {
    /// Those that the sources of some modules import. Swift and Foundation are known to every graph.
    public static func imported(by modules: [ModuleSources]) -> [ModuleSources] {
        let own = Set(modules.map(\.name))
        var names = all.map(\.name).filter { name in
            !own.contains(name) && modules.contains { imports(name, $0) }
        }
        // SwiftUI brings Combine along.
        if names.contains("SwiftUI"), !own.contains("Combine") { names.append("Combine") }
        return all.filter { names.contains($0.name) }
    }

    /// The files of a module that speak of some types.
    static func sources(of name: String, about types: Set<String>) -> ModuleSources? {
        guard var module = all.first(where: { $0.name == name }) else { return nil }
        let names = types.sorted().map { Bytes(" \($0)".utf8) }
        module.files.removeAll { file in !names.contains { file.bytes.firstRange(of: $0) != nil } }
        return module
    }

    private static func imports(_ name: String, _ module: ModuleSources) -> Bool {
        let line = Bytes("import \(name)".utf8)
        return module.files.contains { file in
            file.bytes.firstRange(of: line).map { !goesOn(file.bytes, $0.upperBound) } ?? false
        }
    }

    /// `import SwiftUIX` is another module.
    private static func goesOn(_ bytes: Bytes, _ index: Int) -> Bool {
        index < bytes.count && (bytes[index].isASCIIAlphanumeric || bytes[index] == "_")
    }

    private static let known: Set<String> = ["Swift", "Foundation", "Concurrency"]

    /// The library's text, a file's rows behind its path, as modules.
    private static let all: [ModuleSources] = {
        var modules: [ModuleSources] = []
        for file in files where !known.contains(file.module) {
            if modules.last?.name != file.module {
                modules.append(ModuleSources(name: file.module, files: []))
            }
            modules[modules.count - 1].files.append(SourceText(name: file.path, bytes: Bytes(file.text)))
        }
        return modules
    }()

    /// Behind an empty line, a slash begins the name of a file, and a colon the names that have no
    /// declaration.
    private static var files: [(module: String, path: String, text: ArraySlice<UInt8>)] {
        let bytes = PreviewEngine.libraryBytes
        var files: [(module: String, path: String, text: ArraySlice<UInt8>)] = []
        var (start, isAfterRow) = (0, true)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
            if isAfterRow, bytes[start] == "/" {
                let path = String(bytes[(start + 1)..<end])
                files.append((String(path.prefix { $0 != "/" }), path, bytes[end..<end]))
            } else if isAfterRow, bytes[start] == ":" {
                break
            } else if !files.isEmpty {
                files[files.count - 1].text = bytes[files[files.count - 1].text.startIndex..<end]
            }
            isAfterRow = end == start
            start = end + 1
        }
        return files
    }
}
