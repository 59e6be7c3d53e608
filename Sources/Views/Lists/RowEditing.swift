import Graphics
import Interpreter
import Layout
import Syntax

/// What `onDelete`, `onMove` and their kin say of one row.
final class RowEditPayload: LayoutPayload {
    enum Fact {
        case deletion(() -> Void)
        case movable
        case deleteDisabled(Bool)
        case moveDisabled(Bool)
    }

    let fact: Fact

    init(_ fact: Fact) { self.fact = fact }
}

/// What can be done to a row while its list is edited.
struct RowEdits {
    private(set) var delete: (() -> Void)?
    private(set) var isMovable = false

    init(_ row: LayoutNode) {
        var canDelete = true, canMove = true
        for payload in row.chainPayloads {
            switch (payload as? RowEditPayload)?.fact {
            case .deletion(let action): delete = action
            case .movable: isMovable = true
            case .deleteDisabled(let isDisabled): canDelete = !isDisabled
            case .moveDisabled(let isDisabled): canMove = !isDisabled
            case nil: break
            }
        }
        if !canDelete { delete = nil }
        isMovable = isMovable && canMove
    }
}

/// The marks of rows that are edited: a minus or a circle before them, a handle behind.
///
/// Apple tells in words which marks there are; their sizes and distances are estimates.
struct RowMarks {
    private let context: ViewContext
    private static let spacing = 12.0

    init(_ context: ViewContext) { self.context = context }

    /// - Parameter isSelected: whether the row is one of several that are selected; nil where rows cannot be.
    func leading(_ edits: RowEdits, isSelected: Bool?) -> LayoutNode? {
        if let isSelected { return selection(isSelected) }
        guard let delete = edits.delete else { return nil }
        let minus = context.symbol("minus.circle.fill", style: .title3, color: UnitPaint(.red))
        minus.payloads.append(ControlPayload("button"))
        if context.environment.isEnabled {
            minus.payloads.append(ActionPayload(.tap(count: 1), words: "Delete", run: delete))
        }
        return minus
    }

    private func selection(_ isSelected: Bool) -> LayoutNode {
        isSelected
            ? context.symbol("checkmark.circle.fill", style: .title3, color: context.controlTint)
            : context.symbol("circle", style: .title3, color: UnitPaint(.tertiaryLabel))
    }

    func trailing(_ edits: RowEdits) -> LayoutNode? {
        edits.isMovable ? context.symbol("line.3.horizontal", color: UnitPaint(.tertiaryLabel)) : nil
    }

    /// How far a mark moves a row's content, in points.
    static func indent(of mark: LayoutNode?) -> Double {
        mark.map { $0.sizeThatFits(.unspecified).width + spacing } ?? 0
    }

    func around(_ content: LayoutNode, leading: LayoutNode?, trailing: LayoutNode?) -> LayoutNode {
        guard leading != nil || trailing != nil else { return content }
        let parts = [leading, context.widened(content), trailing].compactMap { $0 }
        return context.row(parts, spacing: RowMarks.spacing)
    }
}

/// `EditMode`.
enum EditMode: Int, CaseNames { case inactive, transient, active }

extension ViewContext {
    /// `editMode` in force: that of a container, or one that the snippet has set.
    var editMode: BindingValue? { environment[.editMode]?.unwrapped?.native(BindingValue.self) }

    var isEditing: Bool { editMode.map { EditMode($0.get()) != .inactive } ?? false }

    /// The place inside of a navigation container, which has an edit mode of its own.
    var withEditMode: ViewContext {
        guard environment[.editMode]?.unwrapped == nil, windows.listsCanBeEdited else { return self }
        let own = ownState(.editMode, .void), evaluator = evaluator
        let mode = BindingValue(
            get: {
                own.get().caseIndex == nil ? evaluator.enumeration("EditMode", EditMode.inactive) : own.get()
            },
            set: { own.set($0) })
        return setting(.editMode, Value.some(.native(mode)))
    }
}
