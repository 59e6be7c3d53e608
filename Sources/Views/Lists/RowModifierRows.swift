import Interpreter
import Layout

/// What modifiers say about rows and sections of a list.
enum RowModifierRows {
    static var rows: [Native] { looks + separators + spacings + settings + accepted }

    private static var looks: [Native] {
        [
            Native("View.listRowInsets(_:)") { call in
                guard let insets = call.nextOptional() else { return call.receiver }
                return tell(call, "listRowInsets") { _ in .insets(EdgeInsets(insets)) }
            },
            Native("View.listRowBackground(_:)") { call in
                guard let view = call.nextOptional() else { return call.receiver }
                return tell(call, "listRowBackground") { context in
                    if let color = view.native(StyleValue.self) {
                        return .background(color.paint(in: context))
                    }
                    return context.child(.position(-1)).nodes(of: view).first.map { .backgroundView($0) }
                }
            },
            Native("View.listItemTint(_: Color?)") { itemTint($0) },
            Native("View.listItemTint(_: ListItemTint?)") { itemTint($0) },
        ]
    }

    /// Says something about a row; of a section, about each of its rows, or about the section itself. Rows
    /// that make a section by themselves are told as rows are.
    private static func tell(
        _ call: NativeCall, _ name: StaticString, ofSection: Bool = false,
        _ fact: @escaping (ViewContext) -> RowPayload.Fact?
    ) -> Value {
        call.mark(name) { node, context in
            let section = ofSection ? nil : node as? SectionNode
            for row in section?.rows ?? [node] {
                guard let fact = fact(context) else { continue }
                row.payloads.append(RowPayload(fact, isOfSection: section != nil))
            }
        }
    }

    private static func itemTint(_ call: NativeCall) -> Value {
        guard let tint = call.nextOptional() else { return call.receiver }
        let color = tint.fields.first ?? tint
        return call.environment("listItemTint") { values, _ in values[.listItemTint] = color }
    }

    // MARK: Separators

    private static var separators: [Native] {
        [
            visibility("listRowSeparator") { .rowSeparator($0, isShown: $1) },
            visibility("listSectionSeparator", ofSection: true) { .sectionSeparator($0, isShown: $1) },
            tint("listRowSeparatorTint") { .rowSeparatorTint($0, $1) },
            tint("listSectionSeparatorTint", ofSection: true) { .sectionSeparatorTint($0, $1) },
        ]
    }

    private static func visibility(
        _ name: StaticString, ofSection: Bool = false,
        _ fact: @escaping (VerticalEdges, Bool) -> RowPayload.Fact
    ) -> Native {
        Native("View.\(name)(_:edges:)") { call in
            let visibility: Visibility = call.next()
            guard visibility != .automatic else { return call.receiver }
            let edges = VerticalEdges(call.nextValue())
            return tell(call, name, ofSection: ofSection) { _ in fact(edges, visibility == .visible) }
        }
    }

    private static func tint(
        _ name: StaticString, ofSection: Bool = false,
        _ fact: @escaping (VerticalEdges, UnitPaint) -> RowPayload.Fact
    ) -> Native {
        Native("View.\(name)(_:edges:)") { call in
            guard let color = call.nextOptional() else { return call.receiver }
            let edges = VerticalEdges(call.nextValue())
            return tell(call, name, ofSection: ofSection) { fact(edges, $0.paint(of: color)) }
        }
    }

    // MARK: Spacing

    private static var spacings: [Native] {
        [
            Native("View.listRowSpacing(_:)") { call in
                let spacing = call.nextOptional()
                return call.environment("listRowSpacing") { values, _ in values[.listRowSpacing] = spacing }
            },
            Native("View.listSectionSpacing(_: ListSectionSpacing)") { call in
                sectionSpacing(call, call.nextValue().fields.first ?? .double(-1))
            },
            Native("View.listSectionSpacing(_: CGFloat)") { call in sectionSpacing(call, call.nextValue()) },
            Native("View.listSectionMargins(_:_:)") { call in
                let edges = Edge.Set(call.nextValue())
                guard let length = call.nextOptional()?.number else { return call.receiver }
                return call.telling(RowPayload(.sectionMargins(edges, length)), "listSectionMargins")
            },
        ]
    }

    /// On a list it holds for all sections, on a section for its own end.
    private static func sectionSpacing(_ call: NativeCall, _ length: Value) -> Value {
        let marked = call.telling(RowPayload(.sectionSpacing(length.number)), "listSectionSpacing")
        return .native(
            EnvironmentView("listSectionSpacing", call.range, marked) { values, _ in
                values[.listSectionSpacing] = length
            })
    }

    private static var settings: [Native] {
        [
            Native("View.scrollContentBackground(_:)") {
                $0.setting("scrollContentBackground", .scrollContentBackground)
            },
            Native("View.headerProminence(_:)") { $0.setting("headerProminence", .headerProminence) },
        ]
    }

    /// What shows while somebody swipes, edits or points.
    private static var accepted: [Native] {
        [
            Native("View.deleteDisabled(_:)") { call in
                let isDisabled: Bool = call.next()
                return call.telling(RowEditPayload(.deleteDisabled(isDisabled)), "deleteDisabled")
            },
            Native("View.moveDisabled(_:)") { call in
                let isDisabled: Bool = call.next()
                return call.telling(RowEditPayload(.moveDisabled(isDisabled)), "moveDisabled")
            },
            EnvironmentRows.value("editMode", .editMode) { _ in .none },
        ]
    }
}
