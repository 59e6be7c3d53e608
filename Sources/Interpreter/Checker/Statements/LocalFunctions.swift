/// A local function may be called before its place: it then stands right before the first statement that
/// needs it.
enum LocalFunctions {
    static func moved(_ statements: [Statement]) -> [Statement] {
        var waiting: [ObjectIdentifier: Statement] = [:]
        for statement in statements {
            if case .localFunction(let variable, _) = statement.kind {
                waiting[ObjectIdentifier(variable)] = statement
            }
        }
        if waiting.isEmpty { return statements }
        var result: [Statement] = []
        for statement in statements {
            if case .localFunction(let variable, _) = statement.kind {
                if waiting.removeValue(forKey: ObjectIdentifier(variable)) != nil { result.append(statement) }
            } else {
                declare(functionsOf: statement, &waiting, &result)
                result.append(statement)
            }
        }
        return result
    }

    /// Those that a statement mentions, and those that these mention.
    private static func declare(
        functionsOf statement: Statement, _ waiting: inout [ObjectIdentifier: Statement],
        _ result: inout [Statement]
    ) {
        let mentions = Mentions()
        mentions.statement(statement)
        for variable in mentions.variables {
            guard let function = waiting.removeValue(forKey: variable) else { continue }
            declare(functionsOf: function, &waiting, &result)
            result.append(function)
        }
    }

    /// The local variables of some code, in the order in which they are mentioned.
    private final class Mentions: CodeWalker {
        var variables: [ObjectIdentifier] = []

        override func base(of place: Place) {
            if case .local(let variable) = place.kind { variables.append(ObjectIdentifier(variable)) }
            super.base(of: place)
        }
    }
}
