/// Prints a syntax tree, one node a line, children indented: the form in which tests expect trees.
/// Types and patterns stand on one line, as S-expressions.
public struct TreePrinter {
    var lines: [String] = []
    var indentation = 0

    /// A tree as indented lines, a node in each.
    public static func print(_ tree: SyntaxTree) -> String {
        var printer = TreePrinter()
        printer.statements(tree.statements)
        var text = ""
        for line in printer.lines {
            text += line
            text += "\n"
        }
        return text
    }

    mutating func line(_ text: String) {
        var line = ""
        for _ in 0..<indentation { line += "  " }
        lines.append(line + text)
    }

    mutating func node(_ text: String, _ children: (inout TreePrinter) -> Void) {
        line(text)
        indentation += 1
        children(&self)
        indentation -= 1
    }

    // MARK: Statements

    mutating func statements(_ statements: [StatementSyntax]) {
        for statement in statements { self.statement(statement) }
    }

    mutating func block(_ block: CodeBlockSyntax) { statements(block.statements) }

    private func labeled(_ label: Identifier?, _ text: String) -> String {
        label.map { $0.name.text + ": " + text } ?? text
    }

    mutating func statement(_ statement: StatementSyntax) {
        switch statement.kind {
        case .declaration(let declaration): self.declaration(declaration)
        case .expression(let expression): self.expression(expression)
        case .return(let value): node("return") { if let value { $0.expression(value) } }
        case .throw(let value): node("throw") { $0.expression(value) }
        case .break(let label): line("break" + (label.map { " " + $0.name.text } ?? ""))
        case .continue(let label): line("continue" + (label.map { " " + $0.name.text } ?? ""))
        case .fallthrough: line("fallthrough")
        case .guard(let conditions, let body):
            node("guard") {
                $0.conditions(conditions)
                $0.node("else") { $0.block(body) }
            }
        case .while(let label, let conditions, let body):
            node(labeled(label, "while")) {
                $0.conditions(conditions)
                $0.node("do") { $0.block(body) }
            }
        case .repeat(let label, let body, let condition):
            node(labeled(label, "repeat")) {
                $0.block(body)
                $0.node("while") { $0.expression(condition) }
            }
        case .for(let loop): self.loop(loop)
        case .do(let label, let body, let catches):
            node(labeled(label, "do")) {
                $0.block(body)
                for clause in catches { $0.caseClause("catch", clause.items, clause.body) }
            }
        case .defer(let body): node("defer") { $0.block(body) }
        case .labeled(let label, let expression): node(label.name.text + ":") { $0.expression(expression) }
        case .conditionalCompilation(let clauses):
            self.clauses(clauses) { $0.statements($1) }
        case .unexpected: line("unexpected")
        }
    }

    mutating func clauses<Element>(
        _ clauses: [CompilationClauseSyntax<Element>], _ prefix: String = "",
        _ elements: (inout TreePrinter, [Element]) -> Void
    ) {
        node(prefix + "#if") {
            for clause in clauses {
                $0.node(clause.isActive ? "active" : "inactive") { elements(&$0, clause.elements) }
            }
        }
    }

    private mutating func loop(_ loop: ForSyntax) {
        var head = loop.isCase ? "for case " : "for "
        head += Self.text(loop.pattern)
        if let type = loop.type { head += ": " + Self.text(type) }
        node(labeled(loop.label, head)) {
            $0.expression(loop.sequence)
            if let condition = loop.condition { $0.node("where") { $0.expression(condition) } }
            $0.node("do") { $0.block(loop.body) }
        }
    }

    mutating func conditions(_ conditions: [ConditionSyntax]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): self.expression(expression)
            case .binding(let isVar, let pattern, let type, let value):
                let text =
                    (isVar ? "var " : "let ") + Self.text(pattern) + (type.map { ": " + Self.text($0) } ?? "")
                node(text) { if let value { $0.expression(value) } }
            case .pattern(let pattern, let type, let value):
                node("case " + Self.text(pattern) + (type.map { ": " + Self.text($0) } ?? "")) {
                    $0.expression(value)
                }
            case .availability(let isAvailable, _): line(isAvailable ? "#available" : "#unavailable")
            }
        }
    }

    private mutating func caseClause(
        _ word: String, _ items: [SwitchCaseSyntax.Item], _ body: CodeBlockSyntax
    ) {
        var head = word
        for (index, item) in items.enumerated() { head += (index > 0 ? ", " : " ") + Self.text(item.pattern) }
        node(head) {
            for item in items {
                if let condition = item.guardCondition { $0.node("where") { $0.expression(condition) } }
            }
            $0.block(body)
        }
    }

    mutating func branches(_ branch: IfSyntax) {
        node("if") {
            $0.conditions(branch.conditions)
            $0.node("then") { $0.block(branch.body) }
            switch branch.elseBranch {
            case .block(let block): $0.node("else") { $0.block(block) }
            case .if(let inner, _): $0.node("else") { $0.branches(inner) }
            case nil: break
            }
        }
    }

    mutating func cases(_ choice: SwitchSyntax) {
        node("switch") {
            $0.expression(choice.subject)
            for clause in choice.cases {
                $0.caseClause(clause.isDefault ? "default" : "case", clause.items, clause.body)
            }
        }
    }
}
