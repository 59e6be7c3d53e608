import Syntax

/// Finds the examples in comments that are views: plain fences of Swift, which are drawn where
/// `reference-previews` says so.
struct ExamplePreviews {
    let table: SymbolTable

    /// The lines with such fences as previews; what cannot be drawn is told below the code.
    func drawn(_ lines: [CommentLine]) -> [CommentLine] {
        var out = lines
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            guard let fence = Self.opening(lines[index].text) else { continue }
            let end = lines[(index + 1)...].firstIndex { $0.text.trimmed == fence } ?? lines.count
            let code = lines[(index + 1)..<end].map(\.text).joined(separator: "\n")
            if isView(code) {
                let place = lines[index].place
                out[index] = CommentLine(
                    lines[index].text.prefix { $0 == " " } + fence + "swift preview optional", at: place)
            }
            index = end
        }
        return out
    }

    /// The signs of a fence of Swift without attributes; comments mean Swift when they say nothing.
    private static func opening(_ line: String) -> String? {
        let text = line.trimmed
        let signs = text.prefix { $0 == "`" }
        guard signs.count >= 3, ["", "swift", "Swift"].contains(String(text.dropFirst(signs.count)).trimmed)
        else { return nil }
        return String(signs)
    }

    // MARK: Views

    private func isView(_ code: String) -> Bool {
        let parsed = parse(SourceText(code, name: "example"))
        let statements = parsed.tree.statements
        if statements.contains(where: { declaresView($0) }) { return true }
        guard let last = statements.last, case .expression = last.kind else { return false }
        let text = parsed.source.text(in: last.range)
        guard let match = text.prefixMatch(of: /([A-Z]\w*)(<[^>]*>)?\s*[({]/) else { return false }
        return isView(named: String(match.1))
    }

    private func declaresView(_ statement: StatementSyntax) -> Bool {
        guard case .declaration(let declaration) = statement.kind else { return false }
        switch declaration.kind {
        case .macro(let name, _): return name.name.text == "Preview"
        case .nominal(let syntax):
            return syntax.kind != .extension
                && syntax.inherited.contains { $0.isNamed("View") || $0.isNamed("PreviewProvider") }
        case .variable(let variable):
            return variable.bindings.contains { binding in
                guard case .some(let type)? = binding.type?.kind else { return false }
                return type.isNamed("View")
            }
        default: return false
        }
    }

    /// A type of the modules says what it conforms to; of others, those of SwiftUI are meant.
    private func isView(named name: String) -> Bool {
        let own = table.modules.flatMap(\.children).filter { $0.name == name && $0.symbol != nil }
        guard !own.isEmpty else { return true }
        return own.contains {
            ($0.relations[.conformsTo] ?? []).contains { $0.name == "View" || $0.name.hasSuffix(".View") }
        }
    }
}

extension TypeSyntax {
    fileprivate func isNamed(_ name: String) -> Bool {
        if case .named(let own, _) = kind { return own.name.text == name }
        return false
    }
}
