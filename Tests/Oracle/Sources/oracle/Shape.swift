import SwiftParser
import SwiftSyntax

/// Prints SwiftParser's tree in the form of `TreePrinter`, as far as both hold the same: kinds, nesting, names.
struct Shape {
    var lines: [String] = []
    var indentation = 0
    /// What this printer does not compare, such as `#if` within a chain of members.
    var skipped: String?

    static func print(_ file: SourceFileSyntax) -> (text: String, skipped: String?) {
        var shape = Shape()
        shape.items(file.statements)
        return (shape.lines.joined(separator: "\n"), shape.skipped)
    }

    mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: indentation) + text) }

    mutating func node(_ text: String, _ children: (inout Shape) -> Void) {
        line(text)
        indentation += 1
        children(&self)
        indentation -= 1
    }

    static func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    // MARK: Statements

    mutating func items(_ items: CodeBlockItemListSyntax) {
        for item in items {
            switch item.item {
            case .decl(let decl): declaration(decl)
            case .stmt(let stmt): statement(stmt)
            case .expr(let expr): expression(expr)
            }
        }
    }

    mutating func statement(_ stmt: StmtSyntax, label: String = "") {
        if let labeled = stmt.as(LabeledStmtSyntax.self) {
            let text = Self.name(labeled.label) + ":"
            if let inner = labeled.statement.as(ExpressionStmtSyntax.self) {
                return node(text) { $0.expression(inner.expression) }
            }
            return statement(labeled.statement, label: text + " ")
        }
        switch stmt.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let stmt): expression(stmt.expression)
        case .returnStmt(let stmt): node("return") { if let value = stmt.expression { $0.expression(value) } }
        case .throwStmt(let stmt): node("throw") { $0.expression(stmt.expression) }
        case .breakStmt(let stmt): line("break" + (stmt.label.map { " " + Self.name($0) } ?? ""))
        case .continueStmt(let stmt): line("continue" + (stmt.label.map { " " + Self.name($0) } ?? ""))
        case .fallThroughStmt: line("fallthrough")
        case .discardStmt(let stmt): expression(stmt.expression)
        case .yieldStmt(let stmt):
            switch stmt.yieldedExpressions {
            case .single(let value): expression(value)
            case .multiple: skipped = "yield of several values"
            }
        case .deferStmt(let stmt): node("defer") { $0.items(stmt.body.statements) }
        case .guardStmt(let stmt):
            node("guard") {
                $0.conditions(stmt.conditions)
                $0.node("else") { $0.items(stmt.body.statements) }
            }
        case .whileStmt(let stmt):
            node(label + "while") {
                $0.conditions(stmt.conditions)
                $0.node("do") { $0.items(stmt.body.statements) }
            }
        case .repeatStmt(let stmt):
            node(label + "repeat") {
                $0.items(stmt.body.statements)
                $0.node("while") { $0.expression(stmt.condition) }
            }
        case .doStmt(let stmt):
            node(label + "do") {
                $0.items(stmt.body.statements)
                $0.catches(stmt.catchClauses)
            }
        case .forStmt(let stmt): loop(stmt, label)
        default: line("unexpected")
        }
    }

    private mutating func loop(_ stmt: ForStmtSyntax, _ label: String) {
        let isCase = stmt.caseKeyword != nil
        let type = stmt.typeAnnotation.map { ": " + Self.text($0.type) } ?? ""
        node(label + (isCase ? "for case " : "for ") + pattern(stmt.pattern) + type) {
            $0.expression(stmt.sequence)
            if let condition = stmt.whereClause { $0.node("where") { $0.expression(condition.condition) } }
            $0.node("do") { $0.items(stmt.body.statements) }
        }
    }

    mutating func catches(_ clauses: CatchClauseListSyntax) {
        for clause in clauses {
            let patterns = clause.catchItems.map { $0.pattern.map { pattern($0) } ?? "_" }
            node("catch" + (patterns.isEmpty ? "" : " " + patterns.joined(separator: ", "))) {
                for item in clause.catchItems {
                    if let condition = item.whereClause { $0.node("where") { $0.expression(condition.condition) } }
                }
                $0.items(clause.body.statements)
            }
        }
    }

    mutating func conditions(_ conditions: ConditionElementListSyntax) {
        for element in conditions {
            switch element.condition {
            case .expression(let expression): self.expression(expression)
            case .availability(let condition):
                line(condition.availabilityKeyword.text == "#available" ? "#available" : "#unavailable")
            case .optionalBinding(let binding):
                let head = (binding.bindingSpecifier.text == "let" ? "let " : "var ") + pattern(binding.pattern)
                node(head + (binding.typeAnnotation.map { ": " + Self.text($0.type) } ?? "")) {
                    if let value = binding.initializer { $0.expression(value.value) }
                }
            case .matchingPattern(let condition):
                let type = condition.typeAnnotation.map { ": " + Self.text($0.type) } ?? ""
                node("case " + pattern(condition.pattern) + type) { $0.expression(condition.initializer.value) }
            }
        }
    }

    mutating func branches(_ expr: IfExprSyntax) {
        node("if") {
            $0.conditions(expr.conditions)
            $0.node("then") { $0.items(expr.body.statements) }
            switch expr.elseBody {
            case .codeBlock(let block): $0.node("else") { $0.items(block.statements) }
            case .ifExpr(let inner): $0.node("else") { $0.branches(inner) }
            case nil: break
            }
        }
    }

    mutating func cases(_ expr: SwitchExprSyntax) {
        node("switch") {
            $0.expression(expr.subject)
            for element in expr.cases {
                switch element {
                case .switchCase(let clause): $0.switchCase(clause)
                case .ifConfigDecl: $0.skipped = "#if of cases"
                }
            }
        }
    }

    private mutating func switchCase(_ clause: SwitchCaseSyntax) {
        switch clause.label {
        case .default: node("default") { $0.items(clause.statements) }
        case .case(let label):
            let patterns = label.caseItems.map { pattern($0.pattern) }
            node("case " + patterns.joined(separator: ", ")) {
                for item in label.caseItems {
                    if let condition = item.whereClause { $0.node("where") { $0.expression(condition.condition) } }
                }
                $0.items(clause.statements)
            }
        }
    }
}
