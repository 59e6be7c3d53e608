import Graphics
import Interpreter
import Layout
import Syntax

/// What modifiers say about rows and sections of a list.
enum RowModifierRows {
    static var rows: [Declaration] { looks + separators + spacings + settings + accepted }

    private static var looks: [Declaration] {
        [
            Declaration("extension View { public func listRowInsets(_ insets: EdgeInsets?) -> some View }") { call in
                guard let insets = call.nextOptional() else { return call.receiver }
                return call.telling(RowPayload(.insets(EdgeInsets(insets))), "listRowInsets")
            },
            Declaration("extension View { public func listRowBackground<V>(_ view: V?) -> some View where V: View }") { call in
                guard let view = call.nextOptional() else { return call.receiver }
                return call.mark("listRowBackground") { node, context in
                    if let color = view.native(StyleValue.self) {
                        node.payloads.append(RowPayload(.background(color.paint(in: context))))
                    } else if let ground = context.child(.position(-1)).nodes(of: view).first {
                        node.payloads.append(RowPayload(.backgroundView(ground)))
                    }
                }
            },
            Declaration("extension View { @available(iOS 14.0, *) public func listItemTint(_ tint: Color?) -> some View }") { itemTint($0) },
            Declaration("extension View { @available(iOS 14.0, *) public func listItemTint(_ tint: ListItemTint?) -> some View }") { itemTint($0) },
            Declaration(
                """
                @available(iOS 14.0, *) public struct ListItemTint: Sendable { let color: Color; \
                public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }; \
                public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }; \
                public static let monochrome = ListItemTint(color: .primary) }
                """),
        ]
    }

    private static func itemTint(_ call: NativeCall) -> Value {
        guard let tint = call.nextOptional() else { return call.receiver }
        let color = tint.fields.first ?? tint
        return call.environment("listItemTint") { values, _ in values[.listItemTint] = color }
    }

    // MARK: Separators

    private static var separators: [Declaration] {
        [
            visibility("listRowSeparator") { .rowSeparator($0, isShown: $1) },
            visibility("listSectionSeparator") { .sectionSeparator($0, isShown: $1) },
            tint("listRowSeparatorTint") { .rowSeparatorTint($0, $1) },
            tint("listSectionSeparatorTint") { .sectionSeparatorTint($0, $1) },
        ]
    }

    private static func visibility(
        _ name: StaticString, _ fact: @escaping (VerticalEdges, Bool) -> RowPayload.Fact
    ) -> Declaration {
        Declaration(
            "extension View { public func \(name)(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View }"
        ) { call in
            let visibility = call.nextCase()
            guard visibility != 0 else { return call.receiver }
            return call.telling(RowPayload(fact(VerticalEdges(call.nextValue()), visibility == 1)), name)
        }
    }

    private static func tint(
        _ name: StaticString, _ fact: @escaping (VerticalEdges, UnitPaint) -> RowPayload.Fact
    ) -> Declaration {
        Declaration("extension View { public func \(name)(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View }") { call in
            guard let color = call.nextOptional() else { return call.receiver }
            let edges = VerticalEdges(call.nextValue())
            return call.mark(name) { node, context in
                node.payloads.append(RowPayload(fact(edges, context.paint(of: color))))
            }
        }
    }

    // MARK: Spacing

    private static var spacings: [Declaration] {
        [
            Declaration("extension View { @available(iOS 15.0, *) public func listRowSpacing(_ spacing: CGFloat?) -> some View }") { call in
                let spacing = call.nextOptional()
                return call.environment("listRowSpacing") { values, _ in values[.listRowSpacing] = spacing }
            },
            // Negative lengths stand for the two named spacings, which are the platform's.
            Declaration(
                """
                public struct ListSectionSpacing: Sendable { let length: CGFloat; \
                public static let `default` = ListSectionSpacing(length: -1); \
                public static let compact = ListSectionSpacing(length: -2); \
                public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) } }
                """),
            Declaration("extension View { @available(iOS 17.0, *) public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View }") { call in
                sectionSpacing(call, call.nextValue().fields.first ?? .double(-1))
            },
            Declaration("extension View { @available(iOS 17.0, *) public func listSectionSpacing(_ spacing: CGFloat) -> some View }") { call in
                sectionSpacing(call, call.nextValue())
            },
            Declaration("extension View { public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View }") { call in
                let edges = Edge.Set(call.nextValue())
                guard let length = call.nextOptional()?.number else { return call.receiver }
                return call.telling(RowPayload(.sectionMargins(edges, length)), "listSectionMargins")
            },
        ]
    }

    /// On a list it holds for all sections, on a section for its own end.
    private static func sectionSpacing(_ call: NativeCall, _ length: Value) -> Value {
        let marked = call.telling(RowPayload(.sectionSpacing(length.number)), "listSectionSpacing")
        return .native(EnvironmentView("listSectionSpacing", call.range, marked) { values, _ in
            values[.listSectionSpacing] = length
        })
    }

    private static var settings: [Declaration] {
        [
            Declaration("extension View { @available(iOS 16.0, *) public func scrollContentBackground(_ visibility: Visibility) -> some View }") {
                $0.setting("scrollContentBackground", .scrollContentBackground)
            },
            Declaration("@available(iOS 15.0, *) public enum Prominence: Hashable, Sendable { case standard, increased }"),
            Declaration("extension View { @available(iOS 15.0, *) public func headerProminence(_ prominence: Prominence) -> some View }") {
                $0.setting("headerProminence", .headerProminence)
            },
        ]
    }

    /// What shows while somebody swipes, edits or points.
    private static var accepted: [Declaration] {
        [
            Declaration(accepting: "extension View { public func listRowHoverEffect(_ effect: HoverEffect?) -> some View }"),
            Declaration(
                accepting:
                    """
                    extension View { public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, \
                    @ViewBuilder content: () -> T) -> some View where T: View }
                    """),
            Declaration("extension View { public func deleteDisabled(_ isDisabled: Bool) -> some View }") { call in
                let isDisabled: Bool = call.next()
                return call.telling(RowEditPayload(.deleteDisabled(isDisabled)), "deleteDisabled")
            },
            Declaration("extension View { public func moveDisabled(_ isDisabled: Bool) -> some View }") { call in
                let isDisabled: Bool = call.next()
                return call.telling(RowEditPayload(.moveDisabled(isDisabled)), "moveDisabled")
            },
            Declaration(accepting: "extension View { public func selectionDisabled(_ isDisabled: Bool = true) -> some View }"),
            Declaration(ignoring: "extension View { public func sectionIndexLabel(_ label: Text?) -> some View }"),
            Declaration(ignoring: "extension View { public func listSectionIndexVisibility(_ visibility: Visibility) -> some View }"),
            Declaration(ignoring: "extension View { public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View }"),
            Declaration(
                """
                public struct AlternatingRowBackgroundBehavior: Hashable, Sendable { init() {}; public static let automatic = \
                AlternatingRowBackgroundBehavior(); public static let enabled = AlternatingRowBackgroundBehavior(); \
                public static let disabled = AlternatingRowBackgroundBehavior() }
                """),
            Declaration(
                """
                public enum EditMode: Hashable, Sendable { case inactive, transient, active; \
                public var isEditing: Bool { self != .inactive } }
                """),
            EnvironmentRows.value("editMode: Binding<EditMode>?", .editMode) { _ in .none },
        ]
    }
}
