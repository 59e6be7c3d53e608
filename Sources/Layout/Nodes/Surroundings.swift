import Graphics

/// What a node is told about its surroundings.
public struct Surroundings {
    public let session: LayoutSession
    public var scope: ContainerScope
    public var stackAxis: Axis?
    var depth = 0

    public init(session: LayoutSession, scope: ContainerScope) {
        self.session = session
        self.scope = scope
    }

    func deeper() -> Surroundings {
        var copy = self
        copy.depth += 1
        return copy
    }

    /// The same inside a linear stack, or inside a container that is none.
    public func inStack(_ axis: Axis?) -> Surroundings {
        var copy = self
        copy.stackAxis = axis
        return copy
    }

    /// The same inside a container that `containerRelativeFrame` looks for; the stack around that does not
    /// reach inside.
    public func inContainer(_ scope: ContainerScope?) -> Surroundings {
        guard let scope else { return self }
        var copy = inStack(nil)
        copy.scope = scope
        return copy
    }
}

extension LayoutNode {
    /// Tells the node and everything inside it what surrounds them, and forgets earlier answers.
    public final func attach(_ surroundings: Surroundings) {
        session = surroundings.session
        scope = surroundings.scope
        stackAxis = surroundings.stackAxis
        memory.cache.removeAll()
        memory.spacing = nil
        memory.isCutOff = surroundings.depth > LayoutSession.deepest
        memory.dependsOnContainer = readsContainer
        memory.mayCarryGuides = setsGuides
        memory.mayCarryBaselines = setsBaselines
        guard !memory.isCutOff else {
            surroundings.session.report(.tooDeep(view: view, number: number))
            return
        }
        didAttach(surroundings)
        for (index, child) in children.enumerated() {
            child.attach(self.surroundings(surroundings, ofChild: index).deeper())
            if child.memory.dependsOnContainer { memory.dependsOnContainer = true }
            guard passesGuides else { continue }
            if child.memory.mayCarryGuides { memory.mayCarryGuides = true }
            if child.memory.mayCarryBaselines { memory.mayCarryBaselines = true }
        }
    }
}
