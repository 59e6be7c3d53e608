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
        let platforms = row.platforms.sorted { $0.key < $1.key }.map { "\($0.value) on \($0.key) alone" }
        let sum = row.numbers.reduce(0, +)
        out.put(
            "<p class=\"grades\">How it is known: of the \(sum) numbers that the engine is held to here, in \(row.cases.reduce(0, +)) cases, "
        )
        out.putEscaped(listed(parts) + (parts.count == 1 ? " ones are all." : "."))
        if !platforms.isEmpty { out.putEscaped(" " + listed(platforms) + ".") }
        out.put("</p>\n")
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
