import Interpreter

extension Library {
    /// Every public name of SwiftUI that the rows know, a line each: kind, name, and whether it is drawn.
    var coverageText: String {
        var text = ""
        for row in rows {
            let parent = row.parent.map { "\($0.name)." } ?? ""
            text += "\(row.isDrawn ? "drawn" : "known") \(row.kind) \(parent)\(row.name)\n"
        }
        return text
    }
}
