import Syntax

/// Finds what may stand at one place of a source: the source is checked with `marker` as an identifier at
/// that place, and where the checker looks the marker up it notes what it could have found.
public final class CompletionProbe {
    public static let marker = "__completion__"

    /// What a name means.
    public enum Kind: Sendable {
        case function
        case property
        case variable
        case type
        case enumCase
        case label
    }

    /// A name that may stand there.
    public struct Item: Sendable {
        public let name: String
        /// The declaration in short: `frame(width: CGFloat? = nil, …) -> some View`.
        public let detail: String
        public let kind: Kind
    }

    /// What was found, in the order of bytes; a label before anything else.
    public private(set) var items: [Item] = []
    /// The letters that stand there already; names are asked to begin with them, in either case.
    private let prefix: [UInt8]
    private var seen: Set<Name> = []
    static let mostItems = 2000

    public init(prefix: String) { self.prefix = CompletionProbe.folded(prefix) }

    static func isMarker(_ name: Name) -> Bool { name == markerName }
    private static let markerName = Name(marker)

    /// Whether a name is worth offering here; each name is offered once.
    func admits(_ name: Name) -> Bool {
        guard !name.isOperator, name.text.utf8.first != UInt8(ascii: "_"),
            items.count < CompletionProbe.mostItems,
            CompletionProbe.folded(name.text).starts(with: prefix), !CompletionProbe.isMarker(name)
        else { return false }
        return !seen.contains(name)
    }

    func add(_ name: Name, _ detail: String, _ kind: Kind) {
        guard seen.insert(name).inserted else { return }
        items.append(Item(name: name.text, detail: detail, kind: kind))
    }

    /// A plain name is wanted, and nothing has been typed: everything in scope would not help.
    var isPrefixEmpty: Bool { prefix.isEmpty }

    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
    }
}

extension BodyChecker {
    /// Notes the members of a type that may follow a period.
    func noteMembers(of type: Type, isStatic: Bool, at name: Identifier) {
        guard let probe = module.probe, CompletionProbe.isMarker(name.name) else { return }
        for candidate in sorted(module.memberNames(of: type)) where probe.admits(candidate) {
            let found = module.members(candidate, of: type).first {
                $0.isStatic == isStatic && $0.isCompletable
            }
            if let found { note(found, candidate, probe) }
        }
    }

    /// Notes the static members that `.name` may mean.
    func noteImplicitMembers(of type: Type, at name: Identifier) {
        guard let probe = module.probe, CompletionProbe.isMarker(name.name) else { return }
        for candidate in sorted(module.memberNames(of: type)) where probe.admits(candidate) {
            if let (found, _) = implicitMembers(candidate, in: type).first(where: { $0.0.isCompletable }) {
                note(found, candidate, probe)
            }
        }
    }

    /// Notes the names in scope.
    func noteNames(at name: Identifier) {
        guard let probe = module.probe, CompletionProbe.isMarker(name.name), !probe.isPrefixEmpty else {
            return
        }
        var names = findings.locals.map { $0.0 }
        var current: Context? = context
        while let context = current {
            if let selfType = context.selfType, context.nominal != nil {
                names += module.memberNames(of: selfType)
            }
            current = context.parent
        }
        names +=
            module.importedGlobalNames(from: context.source) + module.importedTypeNames(from: context.source)
        names +=
            module.globalNames + module.typeNames + (module.base.map { $0.globalNames + $0.typeNames } ?? [])
        for candidate in sorted(names) where probe.admits(candidate) {
            if let meaning = lookUp(candidate) { note(meaning, candidate, probe) }
        }
    }

    /// Notes the labels that may stand where the marker is an argument.
    func noteLabels(_ candidates: [Candidate], _ arguments: [CallArgument]) {
        guard let probe = module.probe, let place = arguments.firstIndex(where: { $0.isMarker }) else {
            return
        }
        for candidate in candidates where candidate.function.isCompletable {
            let parameters = candidate.function.parameters
            let before = arguments[..<place].compactMap { $0.label?.name }
            let after = arguments[(place + 1)...].compactMap { $0.label?.name }
            let next =
                (parameters.lastIndex { parameter in parameter.label.map { before.contains($0) } ?? false }
                    ?? -1) + 1
            for (index, parameter) in parameters.enumerated().dropFirst(next) {
                if let label = parameter.label, !after.contains(label) {
                    let written = Name(label.text + ":")
                    if probe.admits(written) { probe.add(written, parameter.typeText, .label) }
                }
                // Nothing may stand before an argument that has to be given.
                if parameter.defaultValue == nil, index >= place || parameter.label != nil { break }
            }
        }
    }

    private func sorted(_ names: [Name]) -> [Name] { names.stablySorted(Name.precedes) }

    private func note(_ found: FoundMember, _ name: Name, _ probe: CompletionProbe) {
        switch found.member {
        case .function(let function): probe.add(name, function.signatureText, .function)
        case .variable(let variable): probe.add(name, variable.type.text, .property)
        case .enumCase: probe.add(name, "", .enumCase)
        case .type, .alias: probe.add(name, "", .type)
        }
    }

    private func note(_ meaning: NameMeaning, _ name: Name, _ probe: CompletionProbe) {
        switch meaning {
        case .local(let variable): probe.add(name, solver.resolved(variable.type).text, .variable)
        case .part(let place): probe.add(name, solver.resolved(place.type).text, .variable)
        case .localFunction(_, let function): probe.add(name, function.signatureText, .function)
        case .members(let found, _):
            if let first = found.first(where: { $0.isCompletable }) { note(first, name, probe) }
        case .functions(let functions):
            if let first = functions.first(where: { $0.isCompletable }) {
                probe.add(name, first.signatureText, .function)
            }
        case .global(let variable): probe.add(name, variable.type.text, .variable)
        case .type: probe.add(name, "", .type)
        case .wrongContext: break
        }
    }
}

extension CallArgument {
    fileprivate var isMarker: Bool {
        guard label == nil, case .syntax(let syntax) = value, case .identifier(let name, _) = syntax.kind
        else { return false }
        return CompletionProbe.isMarker(name.name)
    }
}

extension FoundMember {
    /// Whether it can be written in code that is to be drawn.
    fileprivate var isCompletable: Bool {
        if case .function(let function) = member { return function.isCompletable }
        return true
    }
}

extension FunctionDeclaration {
    fileprivate var isCompletable: Bool {
        if case .undrawn = implementation { return false }
        return kind == .function || kind == .initializer
    }

    /// `frame(width: CGFloat? = nil) -> some View`.
    var signatureText: String {
        var text = name.text + "("
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { text += ", " }
            text += (parameter.label?.text ?? "_") + ": " + parameter.typeText
        }
        return text + ")" + (result.isVoid ? "" : " -> " + result.text)
    }
}

extension Parameter {
    fileprivate var typeText: String {
        let own = type.text + (isVariadic ? "..." : "")
        return defaultText.map { own + " = " + $0 } ?? own
    }
}
