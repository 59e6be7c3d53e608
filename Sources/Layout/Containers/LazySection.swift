/// Where the parts of a section stand among the subviews of a lazy container.
public struct LazySection {
    public let header: Range<Int>
    public let rows: Range<Int>
    public let footer: Range<Int>

    /// Takes sections apart. Views outside of any section are rows of one without header and footer.
    static func sections(of content: [LayoutNode]) -> (views: [LayoutNode], sections: [LazySection]) {
        var views: [LayoutNode] = []
        var sections: [LazySection] = []
        func append(_ nodes: [LayoutNode]) -> Range<Int> {
            views += nodes
            return (views.count - nodes.count)..<views.count
        }
        var isLoose = false
        for node in LayoutNode.flattened(content, keeping: { $0 is SectionNode }) {
            if let section = node as? SectionNode {
                sections.append(
                    LazySection(
                        header: append(section.header), rows: append(section.rows),
                        footer: append(section.footer)))
                isLoose = false
            } else {
                let start = isLoose ? sections.removeLast().rows.lowerBound : views.count
                let end = append([node]).upperBound
                sections.append(LazySection(header: start..<start, rows: start..<end, footer: end..<end))
                isLoose = true
            }
        }
        return (views, sections)
    }

    /// Rows alone.
    static func rows(_ count: Int) -> LazySection {
        LazySection(header: 0..<0, rows: 0..<count, footer: count..<count)
    }

    var views: Range<Int> { header.lowerBound..<footer.upperBound }
}

extension ContainerNode {
    /// A lazy container, whose layout is told where the sections of its content are.
    public static func lazy(
        _ content: [LayoutNode], _ layout: ([LazySection]) -> LayoutAlgorithm
    ) -> ContainerNode {
        let (views, sections) = LazySection.sections(of: content)
        return ContainerNode(layout(sections), views)
    }
}
