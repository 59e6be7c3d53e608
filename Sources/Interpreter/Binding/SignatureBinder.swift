import Syntax

/// Resolves the types of one function's signature.
final class SignatureBinder {
    let function: FunctionDeclaration
    let context: Context
    private var opaqueParameters: [GenericParameter] = []
    private var nextOpaque = 0

    init(_ function: FunctionDeclaration, _ context: Context) {
        self.function = function
        self.context = context
    }

    func bind(_ signature: SignatureSyntax, attributes: [AttributeSyntax]) {
        nextOpaque = context.generics.count
        function.parameters = signature.parameters.map { parameter($0) }
        if !function.isLibrary { checkNames(signature.parameters) }
        function.generics = context.generics + opaqueParameters
        for attribute in attributes {
            if let builder = context.resultBuilder(attribute) { function.builder = builder }
        }
        function.result = result(signature.result)
        function.thrown = signature.thrownType.map { TypeResolver(context).resolve($0) }
        if case .parameter(let parameter)? = function.thrown {
            // `throws(Failure)` throws what its closures throw, as `rethrows` does.
            parameter.isThrown = true
            function.isRethrowing = true
        }
        if !function.isLibrary, !signature.generics.isEmpty { demandWhatTypesImply() }
    }

    /// `func f<T>(_ values: Set<T>)` says that `T` is `Hashable`.
    private func demandWhatTypesImply() {
        let outer = context.parent?.generics.count ?? 0
        for type in function.parameters.map({ $0.type }) + [function.result] {
            _ = type.contains {
                imply($0, from: outer)
                return false
            }
        }
    }

    private func imply(_ type: Type, from outer: Int) {
        guard case .nominal(let declaration, let arguments) = type else { return }
        for (demanding, argument) in zip(declaration.generics, arguments) {
            guard case .parameter(let own) = argument, own.index >= outer else { continue }
            for use in demanding.conformances
            where !own.conformances.contains(where: { $0.declaration === use.declaration }) {
                own.conformances.append(context.module.substitute(use, arguments))
            }
        }
    }

    private func checkNames(_ parameters: [ParameterSyntax]) {
        var seen: Set<Name> = []
        for parameter in parameters where parameter.name.name != "_" && !parameter.name.name.isEmpty {
            if seen.insert(parameter.name.name).inserted { continue }
            context.error(
                Messages.redeclaration(parameter.name.name), at: parameter.name.range, id: "redeclaration")
        }
    }

    func bindCase(_ parameters: [ParameterSyntax]) {
        function.generics = context.generics
        function.parameters = parameters.map { parameter($0) }
        function.result = context.selfType ?? .unknown
    }

    private func parameter(_ syntax: ParameterSyntax) -> Parameter {
        let resolver = TypeResolver(context)
        resolver.opaque = { [self] uses, superclass in opaqueParameter(uses, superclass) }
        var written = syntax.type
        var isPack = false
        if case .packExpansion(let inner) = written.kind {
            written = inner
            isPack = true
        }
        let type = resolver.resolve(written)
        // One name of a subscript's parameter is no label.
        let isUnlabeled = function.kind == .subscriptGetter && syntax.label.range == syntax.name.range
        let label = isUnlabeled ? Name("_") : syntax.label.name
        let parameter = Parameter(
            label: label == "_" || label.isEmpty ? nil : label, name: syntax.name.name, type: type)
        var attributes = TypeAttributes(written, in: resolver)
        for attribute in syntax.attributes { attributes.read(attribute, context) }
        if !function.isLibrary, let (_, wrapper) = context.propertyWrapper(syntax.attributes) {
            context.error(Messages.wrappedParameter, at: wrapper.range, id: "wrapped-parameter")
        }
        parameter.isInout = attributes.isInout
        parameter.isAutoclosure = attributes.isAutoclosure
        parameter.isEscaping = attributes.isEscaping
        parameter.builder = attributes.builder
        parameter.isVariadic = syntax.isVariadic || isPack
        if let value = syntax.defaultValue { setDefault(of: parameter, value) }
        return parameter
    }

    private func setDefault(of parameter: Parameter, _ value: ExpressionSyntax) {
        let type = parameter.type
        let context = self.context
        let function = self.function
        let isAutoclosure = parameter.isAutoclosure
        parameter.defaultText = context.module.text(in: value.range)
        parameter.defaultValue = Body {
            let checker = BodyChecker(function: nil, context: context)
            checker.isDefaultArgument = true
            let wanted = checker.holdsFor(value, type) ? type : checker.opened(type, function)
            return checker.checkValue(
                value, type: isAutoclosure ? wanted.functionResult ?? wanted : wanted,
                purpose: .defaultArgument)
        }
        if let body = parameter.defaultValue { context.module.checkLater(context.source) { _ = body.code } }
    }

    private func opaqueParameter(_ uses: [ProtocolUse], _ superclass: Type?) -> Type {
        let parameter = GenericParameter(name: Name("some"), index: nextOpaque)
        context.module.own(parameter)
        parameter.conformances = uses
        parameter.superclass = superclass
        nextOpaque += 1
        opaqueParameters.append(parameter)
        return .parameter(parameter)
    }

    private func isSelf(_ syntax: TypeSyntax) -> Bool {
        switch syntax.kind {
        case .named(let name, _): name.name == "Self"
        case .optional(let wrapped): isSelf(wrapped)
        default: false
        }
    }

    private func result(_ syntax: TypeSyntax?) -> Type {
        if function.kind == .initializer {
            let type = context.selfType ?? .unknown
            return function.isFailable ? context.module.optional(type) : type
        }
        guard let syntax else { return .void }
        function.givesSelf = function.parent?.kind == .class && isSelf(syntax)
        return resolveResult(syntax, context, function.generics)
    }
}

/// The type of a result or property, where `some P` hides the type that the body has. Behind `some UIView`
/// all that can be used is what the class has, so that it is taken for the class.
func resolveResult(_ syntax: TypeSyntax, _ context: Context, _ generics: [GenericParameter]) -> Type {
    let resolver = TypeResolver(context)
    resolver.opaque = { uses, superclass in
        if let superclass, uses.isEmpty { return superclass }
        return .opaque(OpaqueType(conformances: uses), generics.map { .parameter($0) })
    }
    return resolver.resolve(syntax)
}

extension Type {
    var functionResult: Type? {
        if case .function(let function) = shallow { return function.result }
        return nil
    }
}
