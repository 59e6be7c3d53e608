import Interpreter

/// `NavigationSplitView`: columns side by side where the width is regular, its sidebar alone on a phone.
enum SplitViewRows {
    static var rows: [Native] { [Native("NavigationSplitView.init(...)") { view($0) }] + widths + styles }

    private static func view(_ call: NativeCall) -> Value {
        var split = SplitView(
            visibility: call.binding("columnVisibility"),
            compactColumn: call.binding("preferredCompactColumn"))
        split.columns = [call.content("sidebar"), call.content("content"), call.content("detail")].compactMap
        {
            $0
        }
        let range = call.range
        return call.view("NavigationSplitView") { context in
            let number = context.graph.reserveNumber("NavigationSplitView", range)
            return [context.onGround(context.register(split.node(context), number))]
        }
    }

    private static var widths: [Native] {
        [
            Native("View.navigationSplitViewColumnWidth(_:)") { call in width(call, call.next()) },
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
        [
            Native("View.navigationSplitViewStyle(_:)") {
                $0.setting("navigationSplitViewStyle", .navigationStyle)
            }
        ]
    }
}
