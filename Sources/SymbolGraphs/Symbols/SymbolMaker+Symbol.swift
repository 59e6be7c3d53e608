import SymbolKit
import Syntax

/// What all symbols have.
extension SymbolMaker {
    typealias Symbol = SymbolGraph.Symbol

    /// - Parameters:
    ///   - name: the last part of its path.
    ///   - identifier: what it is known by; made of its path and its declaration for what may be overloaded.
    ///   - place: where its name stands.
    func symbol(
        _ kind: Symbol.KindIdentifier, _ name: String, _ title: String, _ identifier: String?,
        _ written: SymbolText,
        _ declaration: DeclarationSyntax?, _ place: Int?, _ context: MemberContext
    ) -> Symbol {
        let path = (context.owner?.path ?? []) + [name]
        let isPath = [.struct, .class, .enum, .protocol, .case, .typealias].contains(kind)
        let precise = identifier ?? self.identifier(path, written, context)
        let comment = declaration.flatMap {
            context.file.docComment(before: $0.range.lower, sourceRoot: options.sourceRoot)
        }
        var symbol = Symbol(
            identifier: .init(precise: precise, interfaceLanguage: "swift"),
            names: .init(
                title: isPath ? path.joined(separator: ".") : title, navigator: nil,
                subHeading: written.short, prose: nil), pathComponents: path, docComment: comment,
            accessLevel: .init(rawValue: access(of: declaration, context)), kind: Symbol.Kind(kind),
            mixins: [:])
        symbol[mixin: Symbol.DeclarationFragments.self] = .init(declarationFragments: written.full)
        if let place {
            symbol[mixin: Symbol.Location.self] = .init(
                uri: options.sourceRoot + context.file.name, position: context.file.place(place))
        }
        let availability =
            context.availability
            + (declaration.map { AvailabilityReader(file: context.file).items(of: $0) } ?? [])
        if !availability.isEmpty {
            symbol[mixin: Symbol.Availability.self] = .init(availability: availability.merged)
        }
        setExtension(&symbol, context)
        return symbol
    }

    private func access(of declaration: DeclarationSyntax?, _ context: MemberContext) -> String {
        let access =
            declaration.map { program.module.access(of: $0, in: context.owner, context.part) } ?? context
            .owner?.access ?? .public
        return "\(access == .open && declaration?.access != .open ? .public : access)"
    }

    /// Overloads differ by what they are declared as, and by what their extension asks for.
    private func identifier(_ path: [String], _ written: SymbolText, _ context: MemberContext) -> String {
        let module = context.owner?.module ?? program.module.name
        var text = written.spelling
        for requirement in context.requirements {
            text += "," + requirement.subjectText + ":" + requirement.objectText
        }
        if module != program.module.name { text += "@" + program.module.name }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let isOfExtension = context.owner?.kind == .protocol && context.part != nil
        return "swift:" + ([module] + path).joined(separator: ".") + "-" + String(hash, radix: 36)
            + (isOfExtension ? "e" : "")
    }

    private func setExtension(_ symbol: inout Symbol, _ context: MemberContext) {
        guard context.part != nil, let owner = context.owner else { return }
        symbol[mixin: Symbol.Swift.Extension.self] = .init(
            extendedModule: owner.module, typeKind: owner.kind.symbolKind,
            constraints: context.requirements.map(\.constraint))
    }

    func setSignature(
        _ symbol: inout Symbol, _ signature: SignatureSyntax, _ labels: DeclarationWriter.Labels,
        _ context: MemberContext
    ) {
        guard symbol.kind.identifier != .`init` || !signature.parameters.isEmpty else { return }
        let scope = context.scope.adding(signature.generics.map(\.name.name.text))
        let parameters = signature.parameters.map { parameter -> Symbol.FunctionSignature.FunctionParameter in
            var list = FragmentList()
            list.add(.identifier, parameter.name.name.text)
            list.text(": ")
            list.append(TypeWriter.fragments(parameter.type.bare, scope, context.file))
            return .make(parameter.name.name.text, list.fragments)
        }
        // An initializer makes its type; a function without a result returns nothing.
        let empty =
            symbol.kind.identifier == .`init`
            ? [] : [Fragment(kind: .text, spelling: "()", preciseIdentifier: nil)]
        let result = signature.result.map { TypeWriter.fragments($0, scope, context.file) } ?? empty
        symbol[mixin: Symbol.FunctionSignature.self] = .init(parameters: parameters, returns: result)
    }

    /// All generic parameters that are in scope, and what is asked of them.
    func setGenerics(
        _ symbol: inout Symbol, _ generics: [GenericParameterSyntax], _ requirements: [RequirementSyntax],
        _ scope: TypeScope,
        _ context: MemberContext
    ) {
        let own = generics.map(\.name.name.text)
        var levels = scope.owner?.genericLevels ?? []
        let isOwn = scope.owner !== context.owner
        if !own.isEmpty, !isOwn { levels.append(own) }
        let parameters = levels.enumerated().flatMap { depth, names in
            names.enumerated().map {
                Symbol.Swift.GenericParameter.make($0.element, index: $0.offset, depth: depth)
            }
        }
        var reader = RequirementReader(isOwn ? scope : scope.adding(own), context.file)
        if context.part == nil {
            for type in context.owner?.withParents ?? [] {
                if let outer = type.requirements { reader.read(outer.generics, outer.clauses) }
            }
        }
        reader.read(generics, requirements)
        let outer = context.part == nil ? [] : context.requirements
        let constraints = outer.map(\.constraint) + reader.minimal.map(\.constraint)
        guard !parameters.isEmpty || !constraints.isEmpty else { return }
        symbol[mixin: Symbol.Swift.Generics.self] = .init(parameters: parameters, constraints: constraints)
    }
}

extension Entity {
    /// The generic parameters of the types around it and its own, level by level.
    var genericLevels: [[String]] { (parent?.genericLevels ?? []) + (generics.isEmpty ? [] : [generics]) }
}

extension [AvailabilityReader.Item] {
    /// One for each platform: what is nearer to a declaration goes before what is around it.
    var merged: [AvailabilityReader.Item] {
        var result: [AvailabilityReader.Item] = []
        for item in self {
            guard let index = result.firstIndex(where: { $0.domain?.rawValue == item.domain?.rawValue })
            else {
                result.append(item)
                continue
            }
            result[index].introducedVersion = item.introducedVersion ?? result[index].introducedVersion
            result[index].deprecatedVersion = item.deprecatedVersion ?? result[index].deprecatedVersion
            result[index].obsoletedVersion = item.obsoletedVersion ?? result[index].obsoletedVersion
            result[index].message = item.message ?? result[index].message
            result[index].renamed = item.renamed ?? result[index].renamed
            result[index].isUnconditionallyDeprecated =
                item.isUnconditionallyDeprecated || result[index].isUnconditionallyDeprecated
        }
        return result
    }
}
