/// Precedence of infix operators: the standard library's groups and those that the source declares.
struct OperatorTable {
    enum Associativity { case left, right, none }

    struct Group {
        var name: Name
        /// Higher binds tighter.
        var level: Int
        var associativity: Associativity
    }

    /// Groups that the source declares, and operators that it declares with their group's index.
    private var ownGroups: [Group] = []
    private var ownOperators: [(name: Name, group: Group)] = []

    static let assignment = Group(name: "AssignmentPrecedence", level: 100, associativity: .right)
    static let ternary = Group(name: "TernaryPrecedence", level: 300, associativity: .right)
    static let casting = Group(name: "CastingPrecedence", level: 900, associativity: .none)
    static let fallback = Group(name: "DefaultPrecedence", level: 400, associativity: .none)

    /// For operators without a declaration; the checker reports them.
    static let undeclared = Group(name: "DefaultPrecedence", level: 400, associativity: .left)

    /// The standard library's groups (swift/stdlib/public/core/Policy.swift), from loose to tight.
    static let standardGroups: [Group] = [
        assignment,
        Group(name: "FunctionArrowPrecedence", level: 200, associativity: .right),
        ternary,
        fallback,
        Group(name: "LogicalDisjunctionPrecedence", level: 500, associativity: .left),
        Group(name: "LogicalConjunctionPrecedence", level: 600, associativity: .left),
        Group(name: "ComparisonPrecedence", level: 700, associativity: .none),
        Group(name: "NilCoalescingPrecedence", level: 800, associativity: .right),
        casting,
        Group(name: "RangeFormationPrecedence", level: 1000, associativity: .none),
        Group(name: "AdditionPrecedence", level: 1100, associativity: .left),
        Group(name: "MultiplicationPrecedence", level: 1200, associativity: .left),
        Group(name: "BitwiseShiftPrecedence", level: 1300, associativity: .none),
    ]

    /// Standard operators and the index of their group.
    private static let standardOperators: [(name: StaticString, group: Int)] = [
        ("+", 10), ("-", 10), ("*", 11), ("/", 11), ("==", 6), ("!=", 6), ("<", 6), (">", 6), ("<=", 6),
        (">=", 6),
        ("&&", 5), ("||", 4), ("??", 7), ("...", 9), ("..<", 9), ("+=", 0), ("-=", 0), ("*=", 0), ("/=", 0),
        ("%", 11), ("===", 6), ("!==", 6), ("~=", 6), ("%=", 0), ("&", 11), ("|", 10), ("^", 10), ("<<", 12),
        (">>", 12), ("&<<", 12), ("&>>", 12), ("&+", 10), ("&-", 10), ("&*", 11), ("&+=", 0), ("&-=", 0),
        ("&*=", 0),
        ("<<=", 0), (">>=", 0), ("&<<=", 0), ("&>>=", 0), ("&=", 0), ("|=", 0), ("^=", 0), ("&/", 11),
        ("&%", 11),
        (".==", 6), (".!=", 6), (".<", 6), (".>", 6), (".<=", 6), (".>=", 6), (".&", 11), (".|", 10),
        (".^", 10),
        (".&=", 0), (".|=", 0), (".^=", 0),
    ]

    func group(of name: Name) -> Group {
        for own in ownOperators.reversed() where own.name == name { return own.group }
        for standard in Self.standardOperators where name.isSpelled(standard.name) {
            return Self.standardGroups[standard.group]
        }
        return Self.undeclared
    }

    private func group(named name: Name) -> Group? {
        ownGroups.last { $0.name == name } ?? Self.standardGroups.first { $0.name == name }
    }

    /// - Parameters higherThan, lowerThan: names of groups that this one stands above and below.
    mutating func declareGroup(
        _ name: Name, higherThan: [Name], lowerThan: [Name], associativity: Associativity
    ) {
        let floor = higherThan.compactMap { group(named: $0)?.level }.max()
        let ceiling = lowerThan.compactMap { group(named: $0)?.level }.min()
        let level =
            switch (floor, ceiling) {
            case (let floor?, let ceiling?): (floor + ceiling) / 2
            case (let floor?, nil): floor + 10
            case (nil, let ceiling?): ceiling - 10
            case (nil, nil): Self.fallback.level
            }
        ownGroups.append(Group(name: name, level: level, associativity: associativity))
    }

    mutating func declareOperator(_ name: Name, groupName: Name?) {
        ownOperators.append((name, groupName.flatMap { group(named: $0) } ?? Self.fallback))
    }
}

/// Operators may be used above their declaration, so the declarations are read before anything is parsed.
extension Parser {
    mutating func declareOperators() {
        var declaresGroups = false
        var declaresOperators = false
        for token in tokens {
            if token.word == .precedencegroup { declaresGroups = true }
            if token.word == .operator { declaresOperators = true }
        }
        if declaresGroups {
            for index in tokens.indices where tokens[index].word == .precedencegroup {
                declareGroup(at: index)
            }
            reportCycles()
        }
        if declaresOperators {
            for index in tokens.indices where tokens[index].word == .operator && index > 0 {
                declareOperator(at: index)
            }
        }
    }

    private mutating func declareOperator(at index: Int) {
        guard tokens[index - 1].word == .infix, index + 1 < tokens.count else { return }
        let name = name(of: tokens[index + 1])
        var group: Name?
        if index + 3 < tokens.count, tokens[index + 2].kind == .colon, tokens[index + 3].kind == .identifier {
            group = self.name(of: tokens[index + 3])
        }
        operators.declareOperator(name, groupName: group)
    }

    private mutating func declareGroup(at start: Int) {
        guard start + 2 < tokens.count, tokens[start + 1].kind == .identifier else { return }
        let group = name(of: tokens[start + 1])
        var higher: [Name] = []
        var lower: [Name] = []
        var associativity = OperatorTable.Associativity.none
        var index = start + 3
        while index + 2 < tokens.count, tokens[index].kind != .rightBrace {
            if tokens[index + 1].kind == .colon {
                let value = tokens[index + 2]
                switch tokens[index].word {
                case .higherThan: higher.append(name(of: value))
                case .lowerThan: lower.append(name(of: value))
                case .associativity:
                    associativity = value.word == .left ? .left : value.word == .right ? .right : .none
                default: break
                }
            }
            index += 1
        }
        operators.declareGroup(group, higherThan: higher, lowerThan: lower, associativity: associativity)
    }
}
