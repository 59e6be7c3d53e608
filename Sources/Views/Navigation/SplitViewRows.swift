import Graphics
import Interpreter
import Layout
import Syntax

/// `NavigationSplitView`: columns side by side where the width is regular, its sidebar alone on a phone.
enum SplitViewRows {
    static var rows: [Declaration] { initializers + visibility + widths + styles }

    private static var initializers: [Declaration] {
        let sidebar = "@ViewBuilder sidebar: () -> Sidebar", content = "@ViewBuilder content: () -> Content"
        let detail = "@ViewBuilder detail: () -> Detail"
        let visible = "columnVisibility: Binding<NavigationSplitViewVisibility>"
        let preferred = "preferredCompactColumn: Binding<NavigationSplitViewColumn>"
        let settings: [(parameters: [String], read: (NativeCall) -> SplitView)] = [
            ([], { _ in SplitView() }),
            ([visible], { SplitView(visibility: $0.nextBinding()) }),
            ([preferred], { SplitView(compactColumn: $0.nextBinding()) }),
            ([visible, preferred], { call in
                let visibility = call.nextBinding()
                return SplitView(visibility: visibility, compactColumn: call.nextBinding())
            }),
        ]
        return [
            Declaration(
                "@available(iOS 16.0, *) public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {}"),
        ] + settings.flatMap { setting in
            [
                Declaration(
                    "extension NavigationSplitView where Content == EmptyView { "
                        + "public init(\((setting.parameters + [sidebar, detail]).joinedBytes(", "))) }"
                ) { call in
                    var split = setting.read(call)
                    split.columns = [call.nextContent(), call.nextContent()]
                    return view(call, split)
                },
                Declaration(
                    "extension NavigationSplitView { "
                        + "public init(\((setting.parameters + [sidebar, content, detail]).joinedBytes(", "))) }"
                ) { call in
                    var split = setting.read(call)
                    split.columns = [call.nextContent(), call.nextContent(), call.nextContent()]
                    return view(call, split)
                },
            ]
        }
    }

    private static func view(_ call: NativeCall, _ split: SplitView) -> Value {
        let range = call.range
        return call.view("NavigationSplitView") { context in
            let number = context.graph.reserveNumber("NavigationSplitView", range)
            return [context.register(split.node(context), number)]
        }
    }

    private static var visibility: [Declaration] {
        [
            constants("NavigationSplitViewVisibility", "Equatable", ["automatic", "all", "doubleColumn", "detailOnly"]),
            constants("NavigationSplitViewColumn", "Hashable", ["sidebar", "content", "detail"]),
        ]
    }

    private static func constants(_ type: String, _ conformance: String, _ names: [String]) -> Declaration {
        let values = names.enumerated().map { "public static let \($1) = \(type)(index: \($0)); " }
        return Declaration("public struct \(type): \(conformance), Sendable { let index: Int; \(values.joinedBytes("")) }")
    }

    private static var widths: [Declaration] {
        [
            Declaration("extension View { @available(iOS 16.0, *) public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View }") { call in
                width(call, call.next())
            },
            Declaration(
                """
                extension View { public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, \
                max: CGFloat? = nil) -> some View }
                """
            ) { call in
                _ = call.nextValue()
                return width(call, call.next())
            },
        ]
    }

    private static func width(_ call: NativeCall, _ width: Double) -> Value {
        call.telling(ColumnWidthPayload(width), "navigationSplitViewColumnWidth")
    }

    private static var styles: [Declaration] {
        [Declaration("@available(iOS 16.0, *) public protocol NavigationSplitViewStyle {}")]
            + ControlRowMaker.styles("NavigationSplitViewStyle", "navigationSplitViewStyle", .navigationStyle, [
                ("AutomaticNavigationSplitViewStyle", "automatic"), ("BalancedNavigationSplitViewStyle", "balanced"),
                ("ProminentDetailNavigationSplitViewStyle", "prominentDetail"),
            ])
    }
}
