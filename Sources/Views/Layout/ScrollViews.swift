import Interpreter
import Layout

/// `ScrollView`, its reader and its modifiers.
enum ScrollViewRows {
    static var rows: [Native] { views + readers + modifiers + positions + ScrollPositionRows.rows }

    private static var views: [Native] {
        [
            Native("ScrollView.init(_:showsIndicators:content:)") { call in
                let axes: AxisSet = call.next()
                _ = call.nextValue()
                return scrollView(call, axes)
            }
        ]
    }

    private static func scrollView(_ call: NativeCall, _ axes: AxisSet) -> Value {
        let content = call.nextContent()
        return call.view("ScrollView") { context in
            var inner = context
            inner.environment[.contentMargins] = nil
            inner.environment[.scrollPosition] = nil
            inner.environment[.scrollAnchors] = nil
            let number = context.graph.reserveNumber("ScrollView", call.range)
            var scrolled = inner.child(.kind(-2))
            scrolled.environment = context.environment
            inner.identity = scrolled.identity
            let margins = (context.environment[.contentMargins]?.native(MarginsValue.self))?.insets ?? .zero
            let node = ScrollViewNode(
                axes, inner.nodes(of: content), margins: margins, environment: context.environment.layout)
            if context.environment[.scrollClipDisabled] != nil { node.clips = false }
            if let anchors = context.environment[.scrollAnchors]?.native(ScrollAnchors.self) {
                (node.startAnchor, node.alignmentAnchor) = (anchors.start, anchors.alignment)
            }
            node.contentOffset = scrolled.identity.scrollOffset
            scrolled.scroll(node, axes, margins: margins)
            return [context.register(node, number)]
        }
    }

    private static var readers: [Native] {
        [
            Native("ScrollViewProxy.scrollTo(_:anchor:)") { call in
                let id = call.nextValue()
                guard let proxy = call.receiver.native(ScrollProxyValue.self) else { return .void }
                proxy.scroll(to: ScrollTarget(id: id, anchor: anchor(call.nextValue())))
                return .void
            },
            Native("ScrollViewReader.init(content:)") { call in
                let content = call.nextValue()
                let evaluator = call.evaluator
                return call.view("ScrollViewReader") { context in
                    let proxy = ScrollProxyValue.kept(by: context)
                    var inner = context.child(.position(0))
                    inner.environment[.scrollReader] = proxy
                    return inner.nodes(of: evaluator.call(content, [proxy]))
                }
            },
        ]
    }

    private static var modifiers: [Native] {
        [
            Native("View.contentMargins(_: Edge.Set, _: EdgeInsets, for: ContentMarginPlacement)") { call in
                let edges: Edge.Set = call.next(), insets: EdgeInsets = call.next()
                return margins(call, edges, insets)
            },
            Native("View.contentMargins(_: Edge.Set, _: CGFloat?, for: ContentMarginPlacement)") { call in
                let edges: Edge.Set = call.next(), length: Double? = call.next()
                return margins(call, edges, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Native("View.contentMargins(_:for:)") { call in margins(call, .all, EdgeInsets(.all, call.next()))
            },
            Native("View.scrollClipDisabled(_:)") { call in
                let disabled: Bool = call.next()
                return call.environment("scrollClipDisabled") { values, _ in
                    values[.scrollClipDisabled] = disabled ? .bool(true) : nil
                }
            },
            Native("View.scrollDisabled(_:)") { call in
                let disabled: Bool = call.next()
                return call.environment("scrollDisabled") { values, _ in
                    values[.isScrollEnabled] = .bool(!disabled)
                }
            },
        ]
    }

    /// Margins around the scrolled content; those of the indicators alone change nothing in a picture.
    private static func margins(_ call: NativeCall, _ edges: Edge.Set, _ insets: EdgeInsets) -> Value {
        if call.next(MarginPlacement.self) == .scrollIndicators { return call.receiver }
        return call.environment("contentMargins") { values, _ in
            let outer = values[.contentMargins]?.native(MarginsValue.self)
            var margins = outer?.insets ?? .zero
            for edge in Edge.allCases where edges.contains(edge: edge) { margins[edge] = insets[edge] }
            values[.contentMargins] = .native(MarginsValue(margins, edges: edges.union(outer?.edges ?? [])))
        }
    }

    static func anchor(_ value: Value) -> UnitPoint? { value.unwrapped.map { UnitPoint($0) } }
}

/// `ContentMarginPlacement`.
private enum MarginPlacement: Int, CaseNames { case automatic, scrollContent, scrollIndicators }

/// `contentMargins` in the environment.
final class MarginsValue: NativeValue {
    let insets: EdgeInsets
    /// Those that were asked for; the others are zero.
    let edges: Edge.Set

    init(_ insets: EdgeInsets, edges: Edge.Set) {
        self.insets = insets
        self.edges = edges
    }
}
