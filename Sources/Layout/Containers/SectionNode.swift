/// `Section`: rows with a header and a footer. Lists and lazy containers know what they are; in any other
/// container a section is its views, as a group is.
public final class SectionNode: GroupNode {
    private let headerCount: Int
    private let footerCount: Int

    public init(header: [LayoutNode] = [], rows: [LayoutNode], footer: [LayoutNode] = []) {
        let header = LayoutNode.flattened(header)
        let footer = LayoutNode.flattened(footer)
        headerCount = header.count
        footerCount = footer.count
        super.init(view: "Section", header + LayoutNode.flattened(rows) + footer)
    }

    public var header: [LayoutNode] { Array(children.prefix(headerCount)) }
    public var rows: [LayoutNode] { Array(children.dropFirst(headerCount).dropLast(footerCount)) }
    public var footer: [LayoutNode] { Array(children.suffix(footerCount)) }
}
