import Syntax

/// A preview that stands in a source: a `#Preview`, or one view of a `PreviewProvider`.
public struct FoundPreview: Sendable {
    /// The module that its file belongs to; empty for a snippet.
    public let module: String
    /// The file that it stands in.
    public let source: SourceText
    /// Which it is of its file, from 1.
    public let number: Int
    let syntax: PreviewSyntax

    /// The name of its file, as `SourceText` has it.
    public var file: String { source.name }
    /// What its author calls it; nil if it has no name. A provider's views are called by their display names.
    public var name: String? { syntax.name }
    /// The type that provides it, with those around it; nil for a `#Preview`.
    public var provider: String? {
        syntax.provider.isEmpty ? nil : syntax.provider.map { $0.text }.joined(separator: ".")
    }
    /// What it is called in lists and by `preview=`: its name, or its number in the file.
    public var label: String { name ?? "#\(number)" }
    /// The whole `#Preview { … }`, or the view's expression in a provider.
    public var range: SourceRange { syntax.range }
    /// What is shown: the code between the braces, or the view's expression.
    public var body: SourceRange { syntax.body }
    /// How large the picture is to be; `PreviewSession.rendering` keeps to it.
    public var layout: PreviewTraits.Layout { syntax.traits.layout }
    /// Whether the preview asks for a device on its side.
    public var isLandscape: Bool { syntax.traits.isLandscape }
    /// The device that `previewDevice` names.
    public var device: String? { syntax.traits.device }
    /// The line where it begins, from 1.
    public var line: Int { source.location(of: range.lower).line }

    static func all(in tree: SyntaxTree, of source: SourceText, module: String) -> [FoundPreview] {
        PreviewFinder(in: tree).previews.enumerated().map {
            FoundPreview(module: module, source: source, number: $0 + 1, syntax: $1)
        }
    }
}

extension FoundPreview: Equatable {
    /// Two are the same if they stand in the same place, for the same elements.
    public static func == (a: FoundPreview, b: FoundPreview) -> Bool {
        a.range == b.range && a.body == b.body && a.syntax.elements == b.syntax.elements
    }
}
