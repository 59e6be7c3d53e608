/// How it is known what the engine does, counted from the cases that it is held against.
struct CaseGrades: Sendable {
    /// How sure a number is.
    enum Grade: Int, CaseIterable, Sendable {
        case measured, compared, documented, derived, estimated
        var word: String { "\(self)" }
    }

    struct Row: Sendable {
        var cases = [Int](repeating: 0, count: Grade.allCases.count)
        var numbers = [Int](repeating: 0, count: Grade.allCases.count)
        /// How many cases are of one platform alone.
        var platforms: [String: Int] = [:]

        static func += (row: inout Row, other: Row) {
            for index in row.cases.indices {
                row.cases[index] += other.cases[index]
                row.numbers[index] += other.numbers[index]
            }
            row.platforms.merge(other.platforms, uniquingKeysWith: +)
        }
    }

    private(set) var areas: [String: Row] = [:]
    /// Equal for equal cases.
    let fingerprint: UInt64

    /// - Parameter files: JSON, each a list of cases with `area`, `grade`, `provenance`, `platform`, and
    ///   the numbers that are held in `expect` and `drawn`, where JSON has no infinity but "inf".
    init(_ files: [InputFile] = []) {
        let sorted = files.sorted { $0.path < $1.path }
        fingerprint = files.isEmpty ? 0 : contentHash(sorted.reduce(into: Bytes()) { $0 += $1.bytes })
        for file in sorted {
            guard let node = try? JSONReader.read(file.bytes), case .list(let cases) = node.content else {
                continue
            }
            for each in cases { add(each) }
        }
    }

    private mutating func add(_ node: JSONNode) {
        guard let area = node["area"]?.text, let grade = Self.grade(node) else { return }
        var row = Row()
        row.cases[grade.rawValue] = 1
        row.numbers[grade.rawValue] = ["expect", "drawn"].compactMap { node[$0] }.reduce(0) {
            $0 + Self.numbers($1)
        }
        if let platform = node["platform"]?.text, platform != "any" { row.platforms[platform] = 1 }
        areas[area, default: Row()] += row
    }

    /// A provenance that begins with a grade is of that grade: what follows from a rule is derived, whoever has
    /// stated the rule.
    private static func grade(_ node: JSONNode) -> Grade? {
        let provenance = node["provenance"]?.text ?? ""
        if let told = Grade.allCases.first(where: { provenance.hasPrefix($0.word) }) { return told }
        switch node["grade"]?.text {
        case "M": return .measured
        case "T": return .compared
        case "D": return .documented
        case "R": return .derived
        case "A", "I": return .estimated
        default: return nil
        }
    }

    private static func numbers(_ node: JSONNode) -> Int {
        switch node.content {
        case .number: return 1
        case .string("inf"): return 1
        case .list(let items): return items.reduce(0) { $0 + numbers($1) }
        case .object(let members): return members.reduce(0) { $0 + numbers($1.value) }
        default: return 0
        }
    }

    /// The sum of some areas; of all without a name.
    func total(of names: [String]) -> Row {
        areas.filter { names.isEmpty || names.contains($0.key) }.sorted { $0.key < $1.key }.reduce(
            into: Row()
        ) { $0 += $1.value }
    }
}
