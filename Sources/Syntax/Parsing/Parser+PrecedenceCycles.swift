/// Groups that stand above themselves have no place among the others.
extension Parser {
    /// What a group says it stands above.
    private struct Relation {
        var group: Name
        var other: Name
        var range: SourceRange
    }

    /// Reports each circle once, at the first of its groups.
    mutating func reportCycles() {
        let relations = relations()
        var reported: [Name] = []
        for relation in relations where !reported.contains(relation.group) {
            guard let path = Self.path(from: relation, back: relation.group, relations) else { continue }
            reported += path.map { $0.group }
            let notes = path.dropFirst().map {
                Diagnostic.Note("through reference to precedence group '\($0.other)' here", at: $0.range)
            }
            // Nothing is parsed yet, so this silences no message of the same line.
            diagnostics.append(
                .error(
                    "cycle in 'higherThan' relation", at: relation.range, id: "precedence-cycle", notes: notes
                ))
        }
    }

    private mutating func relations() -> [Relation] {
        var found: [Relation] = []
        var group: Name?
        for index in tokens.indices.dropLast(2) {
            if tokens[index].word == .precedencegroup { group = name(of: tokens[index + 1]) }
            if tokens[index].kind == .rightBrace { group = nil }
            guard let group, tokens[index].word == .higherThan, tokens[index + 1].kind == .colon else {
                continue
            }
            found += others(from: index + 2).map {
                Relation(group: group, other: name(of: $0), range: place($0.lower, $0.upper))
            }
        }
        return found
    }

    /// The names of a list that begins at a place.
    private func others(from start: Int) -> [Token] {
        var names: [Token] = []
        var index = start
        while index < tokens.count, tokens[index].kind == .identifier {
            names.append(tokens[index])
            guard index + 1 < tokens.count, tokens[index + 1].kind == .comma else { break }
            index += 2
        }
        return names
    }

    /// The relations that lead from one back to a group.
    private static func path(from first: Relation, back group: Name, _ relations: [Relation]) -> [Relation]? {
        var path = [first]
        while path[path.count - 1].other != group {
            guard let next = relations.first(where: { $0.group == path[path.count - 1].other }),
                path.count <= relations.count
            else { return nil }
            path.append(next)
        }
        return path
    }
}
