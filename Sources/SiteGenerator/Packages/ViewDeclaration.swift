import Syntax

/// A type of a module's file, with what is said of it and how one is made.
struct ViewDeclaration {
    struct Parameter {
        var name: String
        var type: String
        var standard: String?
        var meaning: String
    }

    /// `init(_:message:tone:)`, its code and its parameters.
    struct Initializer {
        var title: String
        var code: String
        var comment: DocComment
        var parameters: [Parameter]
    }

    var name: String
    var comment: DocComment
    var initializers: [Initializer] = []
    /// What can be read or set once one is made.
    var properties: [Parameter] = []

    /// The types that a file declares for others, without those that provide previews.
    static func all(in file: SourceFile) -> [ViewDeclaration] {
        var reader = ViewDeclarationReader(file)
        return reader.read()
    }
}

/// Finds the types of a file, and in them and their extensions what makes one.
private struct ViewDeclarationReader {
    private let file: SourceFile
    private var found: [ViewDeclaration] = []
    /// Properties that a type without an initializer is made of.
    private var stored: [String: [ViewDeclaration.Parameter]] = [:]

    init(_ file: SourceFile) {
        self.file = file
    }

    mutating func read() -> [ViewDeclaration] {
        let tree = parse(SourceText(name: file.path, bytes: file.bytes)).tree
        let declarations = tree.statements.compactMap { statement -> DeclarationSyntax? in
            guard case .declaration(let declaration) = statement.kind else { return nil }
            return declaration
        }
        let types = declarations.filter { isType($0) }
        let areSome = types.contains { $0.has("public") || $0.has("open") }
        for type in types where !areSome || type.has("public") || type.has("open") { add(type) }
        for case .nominal(let part) in declarations.map(\.kind) where part.kind == .extension { extend(part) }
        for index in found.indices where found[index].initializers.isEmpty {
            addMemberwise(to: &found[index])
        }
        return found
    }

    private func isType(_ declaration: DeclarationSyntax) -> Bool {
        guard case .nominal(let type) = declaration.kind, [.struct, .class].contains(type.kind) else {
            return false
        }
        return !isHidden(declaration) && !type.inherited.contains { text($0.range) == "PreviewProvider" }
    }

    private func isHidden(_ declaration: DeclarationSyntax) -> Bool {
        declaration.modifiers.contains {
            ["private", "fileprivate"].contains($0.name.name.text) && $0.detail == nil
        }
    }

    private mutating func add(_ declaration: DeclarationSyntax) {
        guard case .nominal(let type) = declaration.kind else { return }
        var view = ViewDeclaration(name: type.name.name.text, comment: comment(of: declaration))
        for member in type.members { add(member, to: &view, isPublic: declaration.has("public")) }
        found.append(view)
    }

    private mutating func extend(_ part: NominalSyntax) {
        guard let index = found.firstIndex(where: { $0.name == part.name.name.text }) else { return }
        for member in part.members where !isHidden(member) {
            if case .initializer(let initializer) = member.kind {
                add(initializer, member, to: &found[index])
            }
        }
    }

    private mutating func add(_ member: DeclarationSyntax, to view: inout ViewDeclaration, isPublic: Bool) {
        switch member.kind {
        case .initializer(let initializer) where !isHidden(member): add(initializer, member, to: &view)
        case .variable(let variable) where !member.has("static"):
            for parameter in parameters(of: variable, member) {
                stored[view.name, default: []].append(parameter)
                if !isHidden(member), !isPublic || member.has("public") { view.properties.append(parameter) }
            }
        default: break
        }
    }

    /// The stored properties of a declaration; what is computed is no part of making one.
    private func parameters(of variable: VariableSyntax, _ member: DeclarationSyntax) -> [ViewDeclaration
        .Parameter]
    {
        let wrapper = member.attributes.first?.name.name.text
        guard
            ![
                "State", "StateObject", "Environment", "EnvironmentObject", "FocusState", "GestureState",
                "Namespace", "AppStorage",
            ].contains(wrapper ?? "")
        else { return [] }
        let comment = comment(of: member)
        return variable.bindings.compactMap { binding in
            guard case .name(let name) = binding.pattern.kind, binding.accessors == nil else { return nil }
            if variable.isLet, binding.initializer != nil { return nil }
            let type =
                binding.type.map { text($0.range) } ?? binding.initializer.flatMap { Self.literalType($0) }
                ?? ""
            return .init(
                name: name.name.text, type: wrapper == "Binding" ? "Binding<\(type)>" : type,
                standard: binding.initializer.map { text($0.range) }
                    ?? (type.hasSuffix("?") && !variable.isLet ? "nil" : nil), meaning: comment.summary)
        }
    }

    /// What a literal is where no type is written.
    private static func literalType(_ value: ExpressionSyntax) -> String? {
        switch value.kind {
        case .boolean: "Bool"
        case .integer: "Int"
        case .float: "Double"
        case .string: "String"
        default: nil
        }
    }

    private func add(
        _ initializer: InitializerSyntax, _ declaration: DeclarationSyntax, to view: inout ViewDeclaration
    ) {
        let comment = comment(of: declaration)
        let parameters = initializer.signature.parameters
        let labels = parameters.map { $0.label.name.text + ":" }.joined()
        let end = initializer.body?.range.lower ?? declaration.range.upper
        view.initializers.append(
            .init(
                title: "init(\(labels))", code: text(SourceRange(declaration.range.lower, end, in: 0)),
                comment: comment,
                parameters: parameters.map { parameter in
                    .init(
                        name: parameter.name.name.text, type: type(of: parameter),
                        standard: parameter.defaultValue.map { text($0.range) },
                        meaning: comment.parameters[parameter.name.name.text] ?? comment.parameters[
                            parameter.label.name.text] ?? "")
                }))
    }

    private func type(of parameter: ParameterSyntax) -> String {
        let attributes = parameter.attributes.map { text($0.range) + " " }.joined()
        return attributes + text(parameter.type.range) + (parameter.isVariadic ? "..." : "")
    }

    /// The initializer that the compiler makes of the stored properties.
    private func addMemberwise(to view: inout ViewDeclaration) {
        guard let parameters = stored[view.name], !parameters.isEmpty else { return }
        let code = parameters.map { "\($0.name): \($0.type)" + ($0.standard.map { " = \($0)" } ?? "") }
            .joined(separator: ", ")
        view.initializers = [
            .init(
                title: "init(\(parameters.map { $0.name + ":" }.joined()))", code: "init(\(code))",
                comment: DocComment(before: 0, in: file), parameters: parameters)
        ]
        view.properties = []
    }

    private func comment(of declaration: DeclarationSyntax) -> DocComment {
        DocComment(before: declaration.range.lower, in: file)
    }

    private func text(_ range: SourceRange) -> String {
        String(file.bytes[range.lower..<max(range.lower, range.upper)]).trimmed
    }
}
