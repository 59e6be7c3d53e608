import Syntax

/// A checked program as text: the types of all values, the functions chosen for calls, conversions and
/// default arguments spelled out. What a snippet means to the evaluator, for reading.
public struct ProgramPrinter {
    private var lines: [String] = []
    private var depth = 0

    /// The whole program as indented lines, types first.
    public static func print(_ program: Program) -> String {
        var printer = ProgramPrinter()
        for type in program.types where type.parent == nil { printer.print(type) }
        for variable in program.globals { printer.print(variable) }
        for function in program.functions { printer.print(function) }
        if let main = program.main { printer.block("main", main.code.statements) }
        for preview in program.previews { printer.block("preview", preview.body.code.statements) }
        return joined(printer.lines, "\n") + "\n"
    }

    private mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

    private mutating func block(_ head: String, _ statements: [Statement]) {
        line(head)
        depth += 1
        for statement in statements { print(statement) }
        depth -= 1
    }

    // MARK: Declarations

    private mutating func print(_ type: NominalDeclaration) {
        let parents = type.conformances.map { $0.protocolDeclaration.name.text }
        line(
            "\(Messages.kindName(type)) \(type.name.text)\(parents.isEmpty ? "" : ": " + joined(parents, ", "))"
        )
        depth += 1
        for member in type.members {
            switch member {
            case .variable(let variable): print(variable)
            case .function(let function): print(function)
            case .type(let nested): print(nested)
            case .enumCase(let made): line("case \(made.name.text)")
            case .alias(let alias): line("typealias \(alias.name.text) = \(alias.type.text)")
            }
        }
        depth -= 1
    }

    private mutating func print(_ variable: VariableDeclaration) {
        let word = (variable.isStatic ? "static " : "") + (variable.isLet ? "let" : "var")
        line("\(word) \(variable.name.text): \(variable.type.text)")
        depth += 1
        if variable.wrapper == nil, let value = variable.initialValue {
            block("initially", value.code.statements)
        }
        if variable.wrapper == nil {
            for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] {
                if let accessor { body("\(accessor.kind.word)", accessor) }
            }
        }
        depth -= 1
    }

    private mutating func print(_ function: FunctionDeclaration) {
        body(Messages.signature(function), function)
    }

    /// Only what is written has a body to show.
    private mutating func body(_ head: String, _ function: FunctionDeclaration) {
        guard case .body(let body) = function.implementation, !function.isImplicit else {
            return line(head)
        }
        block(head, body.code.statements)
    }

    // MARK: Statements

    private mutating func print(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value): line(text(value))
        case .yield(let value): line("yield \(text(value))")
        case .bind(let pattern, let value): line("let \(text(pattern)) = \(text(value))")
        case .declare(let variable): line("var \(variable.name.text): \(variable.type.text)")
        case .localFunction(let variable, let closure):
            block("func \(variable.name.text): \(closure.type.text)", closure.code.statements)
        case .return(let value): line("return" + (value.map { " " + text($0) } ?? ""))
        case .throw(let value): line("throw \(text(value))")
        case .if(let made): print(made)
        case .switch(let made): print(made)
        case .guard(let conditions, let body): block("guard \(text(conditions)) else", body)
        case .while(_, let conditions, let body): block("while \(text(conditions))", body)
        case .repeatWhile(_, let body, let condition): block("repeat while \(text(condition))", body)
        case .forIn(let loop): block("for \(text(loop.pattern)) in \(text(loop.sequence))", loop.body)
        case .do(_, let body, let clauses):
            block("do", body)
            for clause in clauses { block("catch", clause.body) }
        case .defer(let body): block("defer", body)
        case .block(_, let body): block("block", body)
        case .break(let label): line("break" + (label.map { " " + $0.text } ?? ""))
        case .continue(let label): line("continue" + (label.map { " " + $0.text } ?? ""))
        case .fallthrough: line("fallthrough")
        }
    }

    private mutating func print(_ statement: IfStatement) {
        block("if \(text(statement.conditions))", statement.body)
        if let otherwise = statement.elseBody { block("else", otherwise) }
    }

    private mutating func print(_ statement: SwitchStatement) {
        line("switch \(text(statement.subject))")
        for clause in statement.clauses {
            block(
                "case "
                    + joined(
                        clause.items.map { text($0.0) + ($0.1.map { " where " + text($0) } ?? "") }, ", "),
                clause.body)
        }
    }

    // MARK: Within a line

    private func text(_ conditions: [Condition]) -> String {
        joined(
            conditions.map { condition in
                switch condition {
                case .expression(let value): text(value)
                case .pattern(let pattern, let value): "let \(text(pattern)) = \(text(value))"
                }
            }, ", ")
    }

    private func text(_ pattern: Pattern) -> String {
        switch pattern {
        case .wildcard: "_"
        case .variable(let variable): "\(variable.name.text): \(variable.type.text)"
        case .tuple(let parts): "(" + joined(parts.map { text($0) }, ", ") + ")"
        case .enumCase(let made, let parts):
            ".\(made.name.text)" + (parts.isEmpty ? "" : "(" + joined(parts.map { text($0) }, ", ") + ")")
        case .some(let inner): text(inner) + "?"
        case .none: "nil"
        case .isType(let type): "is \(type.text)"
        case .cast(let inner, let type): "\(text(inner)) as \(type.text)"
        case .match(_, let test): text(test)
        }
    }

    private func text(_ value: Expression) -> String { ExpressionPrinter.text(value) }
}

extension FunctionDeclaration.Kind {
    var word: StaticString {
        switch self {
        case .setter, .subscriptSetter: "set"
        case .willSet: "willSet"
        case .didSet: "didSet"
        default: "get"
        }
    }
}
