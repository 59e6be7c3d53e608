import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Syntax

/// Counts agreements and keeps the disagreements.
struct Report {
    private struct Score {
        var total = 0
        var agreed = 0
        var rate: Double { total == 0 ? 1 : Double(agreed) / Double(total) }
    }

    var shown: Int
    private var valid = Score()
    private var mutated = Score()
    private var shapes = Score()
    private var skipped: [String: Int] = [:]
    private var disagreements: [String] = []
    /// Where to write the fragments on which the parsers disagree.
    private var folder: String?

    init(shown: Int, folder: String?) {
        self.shown = shown
        self.folder = folder
    }

    private mutating func disagree(_ text: String, _ fragment: Fragment) {
        disagreements.append(text)
        guard let folder else { return }
        let name = folder + "/\(disagreements.count).swift"
        try? fragment.source.write(toFile: name, atomically: true, encoding: .utf8)
    }

    var isGood: Bool {
        let all = Score(total: valid.total + mutated.total, agreed: valid.agreed + mutated.agreed)
        return all.rate >= 0.995 && shapes.rate >= 0.99
    }

    mutating func compare(_ fragment: Fragment, isMutation: Bool) {
        let theirs = Parser.parse(source: fragment.source)
        let ours = parse(SourceText(fragment.source, name: "fragment"))
        let dump = TreePrinter.print(ours.tree)
        if isOwnExtension(dump) { return skipped["code left out", default: 0] += 1 }
        if holdsSignature(ours.tree.statements) { return skipped["types without a body", default: 0] += 1 }
        let (folded, operators) = fold(theirs)
        let agrees = (theirs.hasError || operators.conflict) == ours.hasErrors
        if isMutation {
            mutated.total += 1
            mutated.agreed += agrees ? 1 : 0
        } else {
            valid.total += 1
            valid.agreed += agrees ? 1 : 0
        }
        if !agrees {
            let messages = ours.diagnostics.map(\.message).joined(separator: "; ")
            let who = ours.hasErrors ? "only the parser rejects: " + messages : "only SwiftParser rejects"
            disagree("=== \(who)\n\(fragment.origin)\n\(excerpt(fragment, ours))", fragment)
        } else if !theirs.hasError {
            if operators.unknown { return skipped["operators without a precedence", default: 0] += 1 }
            compareShape(fragment, folded, dump)
        }
    }

    /// The tree with its operators folded; whether some are next to each other that must not be, and whether
    /// some are not declared.
    private func fold(_ file: SourceFileSyntax) -> (SourceFileSyntax, (conflict: Bool, unknown: Bool)) {
        var table = OperatorTable.standardOperators
        table.addSourceFile(file) { _ in }
        var found = (conflict: false, unknown: false)
        let folded = table.foldAll(file) { error in
            switch error {
            case .incomparableOperators: found.conflict = true
            case .missingOperator: found.unknown = true
            default: break
            }
        }
        return (folded.as(SourceFileSyntax.self) ?? file, found)
    }

    private func holdsSignature(_ statements: [StatementSyntax]) -> Bool {
        statements.contains { statement in
            if case .declaration(let declaration) = statement.kind { return isSignature(declaration) }
            return false
        }
    }

    private func isSignature(_ declaration: DeclarationSyntax) -> Bool {
        guard case .nominal(let nominal) = declaration.kind else { return false }
        return nominal.body == nil || nominal.members.contains { isSignature($0) }
    }

    /// `...` for code left out and signatures without a body are the parser's own.
    private func isOwnExtension(_ dump: String) -> Bool {
        dump.split(separator: "\n").contains { $0.drop { $0 == " " } == "..." }
    }

    private mutating func compareShape(_ fragment: Fragment, _ theirs: SourceFileSyntax, _ dump: String) {
        let (shape, reason) = Shape.print(theirs)
        if let reason { return skipped[reason, default: 0] += 1 }
        shapes.total += 1
        let left = normal(dump)
        let right = normal(shape)
        if left == right { return shapes.agreed += 1 }
        let difference = zip(left + ["<end>"], right + ["<end>"]).first { $0 != $1 }
        disagree(
            "=== shape: ours \(difference?.0 ?? "?") | theirs \(difference?.1 ?? "?")\n\(fragment.origin)\n\(fragment.source.prefix(400))", fragment)
    }

    /// Lines without what is not compared: text between interpolations, and which `#if` branch is taken.
    private func normal(_ dump: String) -> [String] {
        dump.split(separator: "\n").map(String.init).compactMap { line in
            let text = line.drop { $0 == " " }
            if text.hasPrefix("\"") { return nil }
            if text == "active" || text == "inactive" { return line.prefix(line.count - text.count) + "clause" }
            return line
        }
    }

    private func excerpt(_ fragment: Fragment, _ ours: ParsedSource) -> String {
        if let first = ours.diagnostics.first {
            return DiagnosticPrinter.print(first, in: ours.source)
        }
        let diagnostics = ParseDiagnosticsText.first(of: fragment.source)
        return diagnostics + "\n" + fragment.source.prefix(600)
    }

    func print() {
        for (index, text) in disagreements.prefix(shown).enumerated() { Swift.print("#\(index + 1) " + text) }
        func percent(_ score: Score) -> String {
            String(format: "%.2f %% (%d of %d)", score.rate * 100, score.agreed, score.total)
        }
        let all = Score(total: valid.total + mutated.total, agreed: valid.agreed + mutated.agreed)
        Swift.print("accept or reject: \(percent(all)); sources \(percent(valid)), mutations \(percent(mutated))")
        Swift.print("shape of the tree: \(percent(shapes))")
        for (reason, count) in skipped.sorted(by: { $0.key < $1.key }) { Swift.print("not compared: \(count) × \(reason)") }
    }
}

/// Where SwiftParser found the first mistake.
enum ParseDiagnosticsText {
    static func first(of source: String) -> String {
        let tree = Parser.parse(source: source)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        final class Finder: SyntaxAnyVisitor {
            var found: SwiftSyntax.Syntax?
            override func visitAny(_ node: SwiftSyntax.Syntax) -> SyntaxVisitorContinueKind {
                if found != nil { return .skipChildren }
                if node.is(UnexpectedNodesSyntax.self) { found = node }
                return node.hasError ? .visitChildren : .skipChildren
            }
            override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
                if found == nil, token.presence == .missing || token.tokenDiagnostic != nil { found = SwiftSyntax.Syntax(token) }
                return .skipChildren
            }
        }
        let finder = Finder(viewMode: .all)
        finder.walk(tree)
        guard let node = finder.found else { return "?" }
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        let what = node.as(TokenSyntax.self).map { $0.presence == .missing ? "missing \($0.tokenKind)" : "\($0.tokenDiagnostic!)" }
        let line = source.split(separator: "\n", omittingEmptySubsequences: false)
        let text = location.line <= line.count ? String(line[location.line - 1]) : ""
        return "\(location.line):\(location.column) \(what ?? "unexpected '\(node.trimmedDescription.prefix(40))'")\n    \(text)"
    }
}
