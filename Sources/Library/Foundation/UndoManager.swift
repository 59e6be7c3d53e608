class UndoManager {
    private struct Group {
        var name = ""
        var actions: [() -> Void] = []
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var unfinished: [Group] = []
    var levelsOfUndo = 0
    var groupsByEvent = true
    private(set) var isUndoing = false
    private(set) var isRedoing = false
    private(set) var isUndoRegistrationEnabled = true
    init() {}
    var canUndo: Bool { !undoGroups.isEmpty || unfinished.contains { !$0.actions.isEmpty } }
    var canRedo: Bool { !redoGroups.isEmpty }
    var groupingLevel: Int { unfinished.count }
    var undoActionName: String { undoGroups.last?.name ?? "" }
    var redoActionName: String { redoGroups.last?.name ?? "" }
    var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }

    func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        if !isUndoRegistrationEnabled { return }
        if !unfinished.isEmpty {
            unfinished[unfinished.count - 1].actions.append { handler(target) }
            return
        }
        push(Group(actions: [{ handler(target) }]))
    }

    private func push(_ group: Group) {
        if isUndoing {
            redoGroups.append(group)
            return
        }
        if !isRedoing { redoGroups = [] }
        undoGroups.append(group)
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
    }

    func setActionName(_ actionName: String) {
        if !unfinished.isEmpty {
            unfinished[unfinished.count - 1].name = actionName
            return
        }
        if isUndoing {
            if !redoGroups.isEmpty { redoGroups[redoGroups.count - 1].name = actionName }
            return
        }
        if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = actionName }
    }

    func beginUndoGrouping() { unfinished.append(Group()) }

    func endUndoGrouping() {
        guard let group = unfinished.popLast(), !group.actions.isEmpty else { return }
        if unfinished.isEmpty {
            push(group)
        } else {
            unfinished[unfinished.count - 1].actions += group.actions
        }
    }

    func undo() {
        guard !isUndoing, let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    func redo() {
        guard !isRedoing, let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }
    // What is registered meanwhile takes the group back as a whole.

    private func run(_ group: Group) {
        beginUndoGrouping()
        unfinished[unfinished.count - 1].name = group.name
        for action in group.actions.reversed() { action() }
        endUndoGrouping()
    }

    func removeAllActions() {
        undoGroups = []
        redoGroups = []
        unfinished = []
    }

    func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    func enableUndoRegistration() { isUndoRegistrationEnabled = true }
}
