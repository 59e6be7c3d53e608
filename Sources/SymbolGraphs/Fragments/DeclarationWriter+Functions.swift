import SymbolKit
import Syntax

/// Functions, initializers and subscripts.
extension DeclarationWriter {
    enum Labels {
        case function
        /// One name is no label.
        case `subscript`
        /// There are no labels.
        case `operator`
        /// No name within.
        case enumCase
    }

    mutating func function(_ function: FunctionSyntax) {
        let name = function.name.name.text
        word("func")
        self.name(name)
        if name.isOperator { list.text(" ") }
        signature(function.signature, name.isOperator ? .operator : .function)
    }

    mutating func initializer(_ initializer: InitializerSyntax, _ declaration: DeclarationSyntax) {
        list.keyword("init")
        if initializer.isFailable { list.text(file.failableSign(of: declaration)) }
        signature(initializer.signature, .function, hasResult: false)
    }

    mutating func signature(_ signature: SignatureSyntax, _ labels: Labels, hasResult: Bool = true) {
        let scope = self.scope.adding(signature.generics.map(\.name.name.text))
        generics(signature.generics)
        parameters(signature.parameters, labels, in: scope)
        effects(signature, scope)
        if hasResult, let result = signature.result, !result.isVoid {
            list.text(" -> ")
            type(result, in: scope)
        }
        if labels != .subscript { requirements(signature.generics, signature.requirements, in: scope) }
    }

    private mutating func effects(_ signature: SignatureSyntax, _ scope: TypeScope) {
        if signature.isAsync {
            list.text(" ")
            list.keyword("async")
        }
        guard signature.isThrowing else { return }
        list.text(" ")
        list.keyword(signature.isRethrowing ? "rethrows" : "throws")
        guard let thrown = signature.thrownType else { return }
        list.text("(")
        type(thrown, in: scope, isConstraint: true)
        list.text(")")
    }

    mutating func parameters(_ parameters: [ParameterSyntax], _ labels: Labels, in scope: TypeScope) {
        list.text("(")
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { list.text(", ") }
            self.parameter(parameter, labels, in: scope)
        }
        list.text(")")
    }

    private mutating func parameter(_ parameter: ParameterSyntax, _ labels: Labels, in scope: TypeScope) {
        attributes(of: parameter, scope)
        names(of: parameter, labels)
        let type = isShort ? parameter.type.withoutAttributes : parameter.type
        self.type(type, in: scope)
        if parameter.isVariadic { list.text("...") }
        guard !isShort, let value = parameter.defaultValue else { return }
        list.text(" = ")
        defaultValue(file.text(value.range))
    }

    /// What `#line` and its like stand for is told where a function is called.
    private mutating func defaultValue(_ text: String) {
        if ["#file", "#fileID", "#filePath", "#line", "#column", "#function", "#dsohandle"].contains(text) {
            list.keyword(text)
        } else {
            list.text(text)
        }
    }

    private mutating func names(of parameter: ParameterSyntax, _ labels: Labels) {
        let (label, name) = (parameter.label.name.text, parameter.name.name.text)
        let isLabelled =
            labels == .function || labels == .enumCase
            || (labels == .subscript && parameter.hasOwnLabel && label != "_")
        if isShort || labels == .enumCase {
            guard isLabelled, label != "_" else { return }
            list.add(.externalParameter, label)
        } else if isLabelled {
            list.add(.externalParameter, label)
            if label != name || parameter.hasOwnLabel {
                list.text(" ")
                list.add(.internalParameter, name)
            }
        } else {
            list.add(.internalParameter, name)
        }
        list.text(": ")
    }

    private mutating func attributes(of parameter: ParameterSyntax, _ scope: TypeScope) {
        guard !isShort else { return }
        for attribute in parameter.attributes where program.isCustom(attribute) {
            list.add(.attribute, "@")
            list.add(.attribute, attribute.name.name.text, scope.entity(of: attribute.type)?.identifier)
            list.text(" ")
        }
    }
}

extension TypeSyntax {
    /// `Void` or `()`
    fileprivate var isVoid: Bool {
        switch kind {
        case .named(let name, _): name.name == "Void"
        case .tuple(let elements): elements.isEmpty
        default: false
        }
    }

    /// Without attributes and words such as `inout`.
    var bare: TypeSyntax { if case .attributed(_, _, let base) = kind { base } else { self } }

    var withoutAttributes: TypeSyntax {
        guard case .attributed(_, let specifiers, let base) = kind else { return self }
        return specifiers.isEmpty ? base : TypeSyntax(.attributed([], specifiers: specifiers, base), range)
    }
}

extension String {
    var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" && !$0.isNumber && $0 != "$" } ?? false }
}

extension SourceFileContent {
    /// `?` or `!` behind `init`.
    func failableSign(of declaration: DeclarationSyntax) -> String {
        let tokens = tokens(in: declaration.range)
        guard let word = tokens.firstIndex(where: { text($0) == "init" }), word + 1 < tokens.endIndex else {
            return "?"
        }
        return text(tokens[word + 1]).hasPrefix("!") ? "!" : "?"
    }
}
