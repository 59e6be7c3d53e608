import Syntax

extension SnippetAttributes {
    /// The same with the size that the code's only preview asks for by `.fixedLayout(width:height:)`, where
    /// the fence names neither widths nor a device.
    func fitting(_ code: SnippetText) -> SnippetAttributes {
        guard show == nil, !written(has: ["widths", "device"]), let size = code.fixedLayout else {
            return self
        }
        var fitting = self
        fitting.widths = [size.width]
        fitting.height = height ?? size.height
        fitting.devices = []
        return fitting
    }
}

extension SnippetText {
    /// The room that the code's only preview asks for; nil where something else is shown.
    fileprivate var fixedLayout: (width: Double, height: Double)? {
        // Parsing every snippet once more would cost more than finding the word.
        guard bytes.firstRange(of: Bytes("fixedLayout".utf8)) != nil else { return nil }
        let tree = parse(SourceText(name: file.path, bytes: bytes)).tree
        let previews = PreviewFinder(in: tree).previews
        guard previews.count == 1, tree.statements.last?.range.upper == previews[0].range.upper,
            case .fixed(let width, let height) = previews[0].traits.layout
        else { return nil }
        return (width, height)
    }
}
