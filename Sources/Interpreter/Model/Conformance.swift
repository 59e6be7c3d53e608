import Syntax

/// That a type conforms to a protocol, and by which members.
public final class Conformance {
    public let protocolDeclaration: NominalDeclaration
    /// Conditions of `extension Array: P where Element: P`, in the type's own parameters.
    public var requirements: [(Type, ProtocolUse)] {
        get { resolveConditions(); return storedRequirements }
        set { storedRequirements = newValue }
    }
    /// Conditions of `extension Array: P where Element == Q`.
    var sameTypes: [(Type, Type)] {
        get { resolveConditions(); return storedSameTypes }
        set { storedSameTypes = newValue }
    }
    private var storedRequirements: [(Type, ProtocolUse)] = []
    private var storedSameTypes: [(Type, Type)] = []
    private var isResolving = false
    /// Resolves the `where` clause of a conditional conformance, on first need.
    var bindConditions: ((Conformance) -> Void)?
    /// For each function requirement of the protocol (by `FunctionDeclaration.requirementIndex`): what
    /// satisfies it. A protocol that the protocol refines has a conformance, and witnesses, of its own.
    public var witnesses: [FunctionDeclaration?] {
        get { resolve(); return storedWitnesses }
        set { storedWitnesses = newValue }
    }
    /// For each property requirement (by `VariableDeclaration.requirementIndex`): what satisfies it.
    var variableWitnesses: [VariableDeclaration?] {
        get { resolve(); return storedVariableWitnesses }
        set { storedVariableWitnesses = newValue }
    }
    private var storedWitnesses: [FunctionDeclaration?] = []
    private var storedVariableWitnesses: [VariableDeclaration?] = []
    var bindWitnesses: ((Conformance) -> Void)?
    /// Where `: P` was written.
    var range = SourceRange.none

    public init(protocolDeclaration: NominalDeclaration) { self.protocolDeclaration = protocolDeclaration }

    /// Whether it holds for all arguments of the type. While its conditions are being resolved that is not
    /// known.
    var isUnconditional: Bool {
        resolveConditions()
        return !isResolving && storedRequirements.isEmpty && storedSameTypes.isEmpty
    }

    private func resolveConditions() {
        if let bind = bindConditions {
            bindConditions = nil
            isResolving = true
            bind(self)
            isResolving = false
        }
    }

    private func resolve() {
        if let bind = bindWitnesses {
            bindWitnesses = nil
            bind(self)
        }
    }
}
