import Interpreter
import Syntax

/// A preview of a module's file whose code a snippet stands in for: a reader edits it in a page, and
/// everything around it is as the file has it.
public struct PreviewPlace: Sendable {
    /// The file's name, as `SourceText` has it.
    public var file: String
    /// Which it is of its file, from 1.
    public var number: Int

    /// Names a preview by its file and its number there.
    public init(file: String, number: Int) {
        self.file = file
        self.number = number
    }

    func find(in modules: SourceModules) -> FoundPreview? {
        let name = Name(file)
        return modules.previews.first { $0.number == number && Name($0.file) == name }
    }
}

extension PreviewPlace: Equatable {
    /// Whether two places are the same preview's.
    public static func == (a: PreviewPlace, b: PreviewPlace) -> Bool {
        a.number == b.number && Name(a.file) == Name(b.file)
    }
}

extension SourceModules {
    /// The same with other code in the place of a preview's, and where in its file that code stands.
    func replacing(_ preview: FoundPreview, with code: [UInt8]) -> (modules: SourceModules, code: SourceRange)
    {
        let body = preview.body
        let old = preview.source.bytes
        var bytes = Array(old[..<body.lower])
        bytes += code
        // A comment at the end must not take in what follows.
        if body.upper < old.count, old[body.upper] != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        bytes += old[body.upper...]
        let edited = SourceText(name: preview.source.name, bytes: bytes)
        let name = Name(edited.name)
        let sources = parsed.map { module in
            let files = module.files.map { Name($0.source.name) == name ? edited : $0.source }
            return SourceModule(name: module.name.text, files: files, package: module.package.text)
        }
        let made = SourceModules(sources, for: conditions, reusing: self)
        return (made, SourceRange(body.lower, body.lower + code.count, in: body.source))
    }
}
