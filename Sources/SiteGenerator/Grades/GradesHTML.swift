/// What a `grades` fence shows: the table of all areas, or a sentence about those that it names.
enum GradesHTML {
    static func write(_ grades: CaseGrades, of areas: [String], into out: inout Bytes) {
        out.freshLine()
        if areas.isEmpty { table(grades, into: &out) } else { sentence(grades.total(of: areas), into: &out) }
    }

    private static func sentence(_ row: CaseGrades.Row, into out: inout Bytes) {
        let parts = CaseGrades.Grade.allCases.filter { row.numbers[$0.rawValue] > 0 }.map {
            "\(row.numbers[$0.rawValue]) \($0.word)"
        }
        let numbers = count(row.numbers.reduce(0, +), "number"), cases = count(row.cases.reduce(0, +), "case")
        let grades = CaseGrades.Grade.allCases.filter { row.numbers[$0.rawValue] > 0 }
        let split = grades.count == 1 ? ", all \(grades[0].word)." : ": \(listed(parts))."
        let platforms = row.platforms.sorted { $0.key < $1.key }.map { "\($0.value) are of \($0.key) alone" }
        out.put("<p class=\"grades\">How it’s known: the engine’s tests of this subject check ")
        out.putEscaped("\(numbers) in \(cases)\(split)")
        if !platforms.isEmpty { out.putEscaped(" Of these cases, \(listed(platforms)).") }
        out.put("</p>\n")
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }

    private static func listed(_ parts: [String]) -> String {
        parts.count < 2
            ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    }

    private static func table(_ grades: CaseGrades, into out: inout Bytes) {
        out.put("<div class=\"table\" tabindex=\"0\"><table><thead><tr><th>Area</th><th>Cases</th>")
        for grade in CaseGrades.Grade.allCases { out.put("<th>\(grade.word)</th>") }
        out.put("<th>of one platform</th></tr></thead><tbody>\n")
        for (area, row) in grades.areas.sorted(by: { $0.key < $1.key }) { line(area, row, into: &out) }
        line("all", grades.total(of: []), into: &out)
        out.put("</tbody></table></div>\n")
    }

    private static func line(_ area: String, _ row: CaseGrades.Row, into out: inout Bytes) {
        out.put("<tr><td>")
        out.putEscaped(area)
        out.put("</td><td>\(row.cases.reduce(0, +))</td>")
        for count in row.numbers { out.put("<td>\(count == 0 ? "" : "\(count)")</td>") }
        out.put("<td>")
        out.putEscaped(
            row.platforms.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
        out.put("</td></tr>\n")
    }
}
