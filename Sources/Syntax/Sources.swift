/// The sources that are read together, by the numbers that ranges know them by.
public struct Sources: Sendable {
    /// The texts in their order, whose places are the numbers in ranges.
    public let texts: [SourceText]
    /// The number of the source that is told of what has no place of its own.
    public let main: Int

    /// The files of modules, which are numbered from `SourceRange.firstModuleSource` on.
    public let modules: [SourceText]

    /// Numbers texts, and says which is the main one.
    public init(_ texts: [SourceText], main: Int = 0, modules: [SourceText] = []) {
        self.texts = texts
        self.main = main
        self.modules = modules
    }

    /// The source that a range lies in; nil if that is none of these.
    public subscript(range: SourceRange) -> SourceText? {
        let file = range.source - SourceRange.firstModuleSource
        if file >= 0 { return file < modules.count ? modules[file] : nil }
        return range.source < texts.count ? texts[range.source] : nil
    }

    /// Where a message about a range is told: there, or at the start of the main source.
    public func place(of range: SourceRange) -> (source: SourceText, range: SourceRange) {
        if let source = self[range] { return (source, range) }
        return (texts[main], SourceRange(0, 0, in: main))
    }
}
