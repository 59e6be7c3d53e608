import Foundation
import SwiftDiagnostics
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

    init(shown: Int) { self.shown = shown }

    var isGood: Bool {
        let all = Score(total: valid.total + mutated.total, agreed: valid.agreed + mutated.agreed)
        return all.rate >= 0.995 && shapes.rate >= 0.99
    }

    mutating func compare(_ fragment: Fragment, isMutation: Bool) {
        let theirs = Parser.parse(source: fragment.source)
        let ours = parse(SourceText(fragment.source, name: "fragment"))
        let dump = TreePrinter.print(ours.tree)
        if isOwnExtension(dump) { return skipped["code left out", default: 0] += 1 }
        let agrees = theirs.hasError == ours.hasErrors
        if isMutation {
            mutated.total += 1
            mutated.agreed += agrees ? 1 : 0
        } else {
            valid.total += 1
            valid.agreed += agrees ? 1 : 0
        }
        if !agrees {
            let messages = ours.diagnostics.map(\.message).joined(separator: "; ")
            disagreements.append(
                "=== \(theirs.hasError ? "only SwiftParser rejects" : "only the parser rejects: " + messages)\n\(fragment.origin)\n\(excerpt(fragment, ours))")
        } else if !theirs.hasError {
            compareShape(fragment, theirs, dump)
        }
    }

    /// `...` for code left out and signatures without a body are the parser's own.
    private func isOwnExtension(_ dump: String) -> Bool {
        dump.split(separator: "\n").contains { $0.drop { $0 == " " } == "..." }
    }

    private mutating func compareShape(_ fragment: Fragment, _ theirs: SourceFileSyntax, _ dump: String) {
        var table = OperatorTable.standardOperators
        table.addSourceFile(theirs) { _ in }
        let folded = table.foldAll(theirs) { _ in }
        let (shape, reason) = Shape.print(folded.as(SourceFileSyntax.self) ?? theirs)
        if let reason { return skipped[reason, default: 0] += 1 }
        shapes.total += 1
        let left = normal(dump)
        let right = normal(shape)
        if left == right { return shapes.agreed += 1 }
        let difference = zip(left + ["<end>"], right + ["<end>"]).first { $0 != $1 }
        disagreements.append(
            "=== shape: ours \(difference?.0 ?? "?") | theirs \(difference?.1 ?? "?")\n\(fragment.origin)\n\(fragment.source.prefix(400))")
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
        for text in disagreements.prefix(shown) { Swift.print(text) }
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
            var found: Syntax?
            override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
                if found != nil { return .skipChildren }
                if node.is(UnexpectedNodesSyntax.self) { found = node }
                return node.hasError ? .visitChildren : .skipChildren
            }
            override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
                if found == nil, token.presence == .missing || token.tokenDiagnostic != nil { found = Syntax(token) }
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
