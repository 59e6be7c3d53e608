import Graphics
import Layout

extension Benchmark {
    /// Trees laid out for the first time: every size is computed, and every frame made.
    static var layout: [Benchmark] {
        (TestTree.compared + TestTree.nested).map { tree in
            Benchmark(name: tree.name, unit: "views", count: tree.count) {
                let root = tree.make()
                return { keep(LayoutRoot(root).layout(tree.proposal)) }
            }
        } + [treeResized, choices, paragraph, breakpoints]
    }

    /// What a second width costs when the first is known.
    private static var treeResized: Benchmark {
        let tree = TestTree.compared[0]
        return Benchmark(name: "tree-resized", unit: "views", count: tree.count) {
            let root = LayoutRoot(tree.make())
            _ = root.layout(tree.proposal)
            return { keep(root.layout(ProposedViewSize(width: 7777, height: 8000))) }
        }
    }

    private static let widths = 1000

    /// Two boxes with a long and a short label each, of which the width decides.
    private static var choices: Benchmark {
        Benchmark(name: "choice-1000-widths", unit: "layouts", count: widths) {
            let root = LayoutRoot(labels())
            return { layOutAtEveryWidth(root) }
        }
    }

    private static var breakpoints: Benchmark {
        Benchmark(name: "choice-breakpoints", unit: "searches", count: 1) {
            let root = LayoutRoot(labels())
            return { keep(BreakpointFinder.breakpoints(of: root, in: 0...1000, height: 852)) }
        }
    }

    private static func layOutAtEveryWidth(_ root: LayoutRoot) {
        for width in 1...widths { keep(root.layout(ProposedViewSize(width: Double(width), height: 852))) }
    }

    private static func text(_ string: String) -> LayoutNode {
        TextNode(TextLayout(AttributedText(string), in: TextEnvironment()))
    }

    private static func label(_ title: String) -> LayoutNode {
        ContainerNode(
            StackLayout(.horizontal),
            [LeafNode(view: "Image", fixed: Size(width: 21, height: 20)), text(title)])
    }

    /// The page's example: what fits of two labels, in padding, on a rounded background, capped in width.
    private static func labels() -> LayoutNode {
        let boxes = [300.0, 80].map { width -> LayoutNode in
            let choice = ViewThatFitsNode([label("A long label with all the words"), label("Short")])
            let framed = FlexibleFrameNode(choice, horizontal: .init(max: width))
            let padded = PaddingNode(framed, EdgeInsets(.all, PaddingNode.standard))
            return OverlayNode(padded, [LeafNode(view: "RoundedRectangle")], isBackground: true)
        }
        return ContainerNode(StackLayout(.vertical, spacing: 24), boxes)
    }

    private static var paragraph: Benchmark {
        let words = "A view proposes a size to each of its children, and every child decides for itself. "
        let text = String(repeating: words, count: 6)
        return Benchmark(name: "paragraph-1000-widths", unit: "layouts", count: widths) {
            let root = LayoutRoot(Benchmark.text(text))
            return { layOutAtEveryWidth(root) }
        }
    }
}
