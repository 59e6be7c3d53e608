import SymbolKit
import Syntax

/// Writes declarations in pieces: whole, or short for lists of them.
struct DeclarationWriter {
    let program: Program
    let scope: TypeScope
    let file: SourceFileContent
    /// Whether attributes, default values, names within and requirements are left out.
    let isShort: Bool
    var list = FragmentList()

    init(_ program: Program, _ scope: TypeScope, _ file: SourceFileContent, isShort: Bool) {
        self.program = program
        self.scope = scope
        self.file = file
        self.isShort = isShort
    }

    mutating func word(_ word: String) {
        list.keyword(word)
        list.text(" ")
    }

    mutating func name(_ name: String) { list.add(.identifier, Self.escaped(name)) }

    mutating func type(_ type: TypeSyntax, in scope: TypeScope, isConstraint: Bool = false) {
        var writer = TypeWriter(scope, file)
        writer.hasAttributes = !isShort
        writer.write(type, isConstraint: isConstraint)
        list.append(writer.list.fragments)
    }

    mutating func generics(_ parameters: [GenericParameterSyntax]) {
        guard !parameters.isEmpty else { return }
        list.text("<")
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { list.text(", ") }
            if parameter.isPack { list.text("each ") }
            list.add(.genericParameter, parameter.name.name.text)
        }
        list.text(">")
    }

    mutating func requirements(
        _ generics: [GenericParameterSyntax], _ clauses: [RequirementSyntax], in scope: TypeScope
    ) {
        guard !isShort else { return }
        var reader = RequirementReader(scope, file)
        reader.read(generics, clauses)
        write(reader.minimal)
    }

    mutating func write(_ requirements: [Requirement]) {
        guard !requirements.isEmpty else { return }
        list.text(" ")
        word("where")
        for (index, requirement) in requirements.enumerated() {
            if index > 0 { list.text(", ") }
            requirement.write(to: &list)
        }
    }

    /// In backticks where the name is a word of the language.
    static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
        "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
        "if", "in", "repeat",
        "return", "switch", "throw", "where", "while", "Any", "as", "false", "is", "nil", "self", "Self",
        "super", "throws", "true", "try",
        "Type", "Protocol",
    ]
}
