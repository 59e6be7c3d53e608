import Graphics
import Interpreter
import Layout

/// `ContentUnavailableView`: what stands where there is nothing to show.
enum ContentUnavailableRows {
    static var rows: [Native] {
        [
            Native("ContentUnavailableView.init(...)") { call in
                let label = call.labelWithReadImage ?? .void
                let description = call.content("description") ?? .void
                return emptyState(call, label, description, call.content("actions") ?? .void)
            },
            Native("ContentUnavailableView.search") { call in search(call, "No Results") },
            Native("ContentUnavailableView.search(text:)") { call in
                let text: String = call.next()
                return search(call, "No Results for \u{201C}\(text)\u{201D}")
            },
        ]
    }

    private static func search(_ call: NativeCall, _ title: String) -> Value {
        let icon = ImageValue(.symbol("magnifyingglass"), range: call.range)
        icon.isDecorative = true
        let label = LabelValue(call.range, title: .native(TextValue(title)), icon: .native(icon))
        let words = TextValue("Check the spelling or try a new search.")
        return emptyState(call, .native(label), .native(words), .void)
    }

    /// Icon over title over words over buttons, in the middle of all the room there is.
    private static func emptyState(_ call: NativeCall, _ label: Value, _ description: Value, _ actions: Value)
        -> Value
    {
        call.leaf("ContentUnavailableView") { place in
            let context = place.setting(
                .multilineTextAlignment, place.evaluator.value(Layout.TextAlignment.center))
            var nodes: [LayoutNode] = []
            let quiet = context.styled(font: .system(size: 48), color: context.foreground(1)).child(
                .position(0))
            let bold = context.styled(font: .style(.title2), weight: .bold).child(.position(1))
            if let label = label.native(LabelValue.self) {
                nodes.append(
                    context.padded(
                        quiet.row(quiet.nodes(of: label.icon)),
                        EdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 0)))
                nodes.append(bold.row(bold.nodes(of: label.title)))
            } else {
                nodes.append(bold.row(bold.nodes(of: label)))
            }
            let words = context.styled(font: .style(.subheadline), color: context.foreground(1)).child(
                .position(2))
            nodes += words.nodes(of: description)
            nodes += context.child(.position(3)).nodes(of: actions).map {
                context.padded($0, EdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0))
            }
            let column = context.padded(context.column(nodes, spacing: 4), horizontal: 16)
            return FlexibleFrameNode(
                column, horizontal: .init(max: .infinity), vertical: .init(max: .infinity))
        }
    }
}
