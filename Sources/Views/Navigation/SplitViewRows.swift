import Graphics
import Interpreter
import Layout
import Syntax

/// `NavigationSplitView`: columns side by side where the width is regular, its sidebar alone on a phone.
enum SplitViewRows {
    static var rows: [Native] { initializers + widths + styles }

    private static var initializers: [Native] {
        let settings: [(labels: StaticString, read: (NativeCall) -> SplitView)] = [
            ("", { _ in SplitView() }),
            ("columnVisibility:", { SplitView(visibility: $0.nextBinding()) }),
            ("preferredCompactColumn:", { SplitView(compactColumn: $0.nextBinding()) }),
            (
                "columnVisibility:preferredCompactColumn:",
                { call in
                    let visibility = call.nextBinding()
                    return SplitView(visibility: visibility, compactColumn: call.nextBinding())
                }
            ),
        ]
        return settings.flatMap { setting in
            [
                Native("NavigationSplitView.init(\(setting.labels)sidebar:detail:)") { call in
                    var split = setting.read(call)
                    split.columns = [call.nextContent(), call.nextContent()]
                    return view(call, split)
                },
                Native("NavigationSplitView.init(\(setting.labels)sidebar:content:detail:)") { call in
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

    private static var widths: [Native] {
        [
            Native("View.navigationSplitViewColumnWidth(_:)") { call in
                width(call, call.next())
            },
            Native("View.navigationSplitViewColumnWidth(min:ideal:max:)") { call in
                _ = call.nextValue()
                return width(call, call.next())
            },
        ]
    }

    private static func width(_ call: NativeCall, _ width: Double) -> Value {
        call.telling(ColumnWidthPayload(width), "navigationSplitViewColumnWidth")
    }

    private static var styles: [Native] {
        ControlRowMaker.styles(
            "NavigationSplitViewStyle", "navigationSplitViewStyle", .navigationStyle,
            [
                ("AutomaticNavigationSplitViewStyle", "automatic"),
                ("BalancedNavigationSplitViewStyle", "balanced"),
                ("ProminentDetailNavigationSplitViewStyle", "prominentDetail"),
            ])
    }
}
