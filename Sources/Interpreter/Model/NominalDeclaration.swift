import Syntax

/// A struct, class, enum, protocol or actor: from a row or from a snippet.
public final class NominalDeclaration: ProgramPart {
    public enum Kind: UInt8 {
        case `struct`
        case `class`
        case `enum`
        case `protocol`
        case actor
    }

    public let name: Name
    public let kind: Kind
    public let range: SourceRange
    /// All of its declaration, for errors in it, and the names of its attributes.
    var extent = SourceRange.none
    var attributeNames: [Identifier] = []
    /// Whether it comes from a row and not from the snippet.
    public let isLibrary: Bool
    /// Whether it is a protocol of the library without requirements that says how code may be shared:
    /// everything conforms to it here.
    let isMarker: Bool
    /// Who sees it from outside its module or file.
    var access = AccessLevel.public
    /// Which of the types that the language speaks of it is.
    var known: KnownType?
    public var parent: NominalDeclaration?
    /// Own and enclosing types' parameters, in substitution order. For a protocol: `Self` alone.
    public var generics: [GenericParameter] {
        get { header(); return storedGenerics }
        set {
            storedGenerics = newValue
            storedSelfType = nil
        }
    }
    /// The type in its own generic parameters; a protocol's is its `Self`.
    var selfType: Type {
        if let storedSelfType { return storedSelfType }
        let own = kind == .protocol ? generics.first.map { Type.parameter($0) } : nil
        let made = own ?? .nominal(self, generics.map { .parameter($0) })
        storedSelfType = made
        return made
    }
    public var superclass: Type? {
        get { header(); return storedSuperclass }
        set { storedSuperclass = newValue }
    }
    /// Written and synthesized ones. A snippet's extension of a library type is in
    /// `Program.conformance(of:to:)`.
    public var conformances: [Conformance] {
        get {
            header()
            if pendingConformances.isEmpty { return storedConformances }
            conformancesInProgress += 1
            while let next = pendingConformances.popLast() { storedConformances += next() }
            conformancesInProgress -= 1
            return storedConformances
        }
        set { storedConformances = newValue }
    }
    /// Members from the body and from every extension, in source order. What extensions add to a library's
    /// type is not among them before it is looked up by name.
    public var members: [Member] { fill(); return memberList.all }
    private var memberList = MemberList()
    /// Stored instance properties in the order of a value's fields; a class's inherited ones come first.
    public var storedProperties: [VariableDeclaration] {
        get { complete(); return storedFields }
        set { storedFields = newValue }
    }
    public var cases: [EnumCase] {
        get { fill(); return storedCases }
        _modify { fill(); yield &storedCases }
    }
    private var storedCases: [EnumCase] = []
    /// `indirect enum`.
    var isIndirect = false
    /// Runs when an object has no owner left.
    var deinitializer: FunctionDeclaration? {
        get { fill(); return storedDeinitializer }
        set { storedDeinitializer = newValue }
    }
    private var storedDeinitializer: FunctionDeclaration?
    var associatedTypes: [AssociatedType] {
        get { fill(); return storedAssociatedTypes }
        _modify { fill(); yield &storedAssociatedTypes }
    }
    private var storedAssociatedTypes: [AssociatedType] = []
    /// The names in `protocol P<A, B>`.
    public var primaryAssociatedTypes: [Name] = []
    /// Attributes that matter: `propertyWrapper`, `resultBuilder`, `Observable`, `main`,
    /// `dynamicMemberLookup`, …
    public var attributes: [Name] = []
    /// A type's own number, for storage keyed by type.
    public let id: Int

    // A declaration is bound in steps, each on first need, so that a library of rows starts fast.
    /// Rows of a library's extensions by the names of the members that they declare.
    private var waitingRows: [Name: [Int]] = [:]
    /// Those by the names of nested types: few types have any, and every name of a type is looked up here.
    private var waitingTypes: [Name: [Int]] = [:]
    private var rows: RowTable?
    var bindHeader: (() -> Void)?
    var pendingConformances: [() -> [Conformance]] = []
    /// While above zero, `conformances` is not complete yet.
    var conformancesInProgress = 0
    /// Protocols that it has been found to satisfy whatever its arguments are, without any program's
    /// extensions.
    var satisfied: Set<Identity> = []
    /// The protocols that a library's type has without any program's extensions, once they are known.
    var protocols: [NominalDeclaration]?
    var bindMembers: (() -> Void)?
    /// Binds the members of a module's type, of its body and then of its extensions, when something asks for
    /// them.
    private var waitingBodies: [() -> Void] = []
    private var storedGenerics: [GenericParameter] = []
    private var storedSelfType: Type?
    private var storedSuperclass: Type?
    private var storedConformances: [Conformance] = []
    private var storedFields: [VariableDeclaration] = []
    /// Where its members' types are looked up.
    var context: Context? { didSet { context?.module.own(self) } }
    /// How many function and property requirements a protocol has.
    var requirementCount: Int {
        get { fill(); return functionRequirements }
        set { functionRequirements = newValue }
    }
    var variableRequirementCount: Int {
        get { fill(); return variableRequirements }
        set { variableRequirements = newValue }
    }
    private var functionRequirements = 0
    private var variableRequirements = 0
    /// Whether an initializer stands in the type's own body: then there is no memberwise one.
    var hasOwnInitializer: Bool {
        get { fill(); return storesOwnInitializer }
        set { storesOwnInitializer = newValue }
    }
    private var storesOwnInitializer = false
    /// What `var` and `let` of the body without accessors declare, in order, before superclasses are added.
    var ownStoredProperties: [VariableDeclaration] {
        get { fill(); return ownFields }
        _modify { fill(); yield &ownFields }
    }
    private var ownFields: [VariableDeclaration] = []

    override func letGo() {
        memberList = MemberList()
        context = nil
        bindHeader = nil
        bindMembers = nil
        waitingBodies = []
        pendingConformances = []
        storedGenerics = []
        storedSelfType = nil
        storedSuperclass = nil
        storedConformances = []
        storedFields = []
        ownStoredProperties = []
        cases = []
        deinitializer = nil
        associatedTypes = []
    }

    func header() {
        if let bind = bindHeader {
            bindHeader = nil
            bind()
        }
    }

    /// Adds what the compiler supplies: memberwise initializers, `==`, `allCases`, wrappers' storage.
    func complete() {
        fill()
        if let bind = bindMembers {
            bindMembers = nil
            bind()
        }
    }

    /// Leaves members of a module's type until something asks for one of them.
    func wait(forBody bind: @escaping () -> Void) { waitingBodies.append(bind) }

    private func fill() {
        if waitingBodies.isEmpty { return }
        let bodies = waitingBodies
        waitingBodies = []
        for bind in bodies { bind() }
    }

    /// - Parameter row: the row of a library that declares it; members of one name stand in the order of the
    ///   rows.
    func add(_ member: Member, named name: Name, row: Int = .max) {
        fill()
        memberList.add(member, named: name, row: row)
    }

    func forgetRedeclared(_ name: Name) { memberList.forgetRedeclared(name) }

    /// All members of a name, in source order.
    func members(named name: Name) -> [Member] {
        if !waitingRows.isEmpty { bind(waitingRows.removeValue(forKey: name)) }
        return typeMembers(named: name)
    }

    /// The types and aliases of a name, with what other members of that name are bound already.
    func typeMembers(named name: Name) -> [Member] {
        if !waitingTypes.isEmpty { bind(waitingTypes.removeValue(forKey: name)) }
        fill()
        return memberList.named(name)
    }

    private func bind(_ indices: [Int]?) {
        if let indices { rows?.bindMembers(indices, of: self) }
    }

    /// Leaves a row of a library until a function or property in it is looked up.
    func wait(forMember name: Name, row: Int, of table: RowTable) {
        waitingRows[name, default: []].append(row)
        rows = table
    }

    /// Leaves a row of a library until a type or alias in it is looked up.
    func wait(forType name: Name, row: Int, of table: RowTable) {
        waitingTypes[name, default: []].append(row)
        rows = table
    }

    /// How many types it is nested in, with itself.
    var depth: Int { (parent?.depth ?? 0) + 1 }

    func boundMembers(named name: Name) -> [Member] { fill(); return memberList.named(name) }

    var memberNames: [Name] {
        fill(); return memberList.names + Array(waitingRows.keys) + Array(waitingTypes.keys)
    }

    public init(name: Name, kind: Kind, range: SourceRange, isLibrary: Bool, id: Int) {
        self.name = name
        self.kind = kind
        self.range = range
        self.isLibrary = isLibrary
        self.id = id
        isMarker = isLibrary && kind == .protocol && NominalDeclaration.markers.contains(name)
    }

    private static let markers: [Name] = [
        "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
    ]
}
