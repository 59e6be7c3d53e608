import Syntax
import Yams

/// Texts that are not YAML.
extension YAMLFields {
    /// What the parser says, at its place in the page.
    func problem(of error: YamlError, _ whole: Range<Int>) -> Problem {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let at = place(of: mark, in: whole)
            var found = Problem(.error, "\(what) is not YAML: \(problem)", file: file, range: at..<at)
            if let context {
                let start = place(of: context.mark, in: whole)
                found.notes = [Problem.Note(context.text.trimmed, file: file, range: start..<start)]
            }
            if let proposal = proposal(after: problem, at: at) { found.notes.append(.init(proposal)) }
            return found
        case .duplicatedKeysInMapping(let duplicates, _):
            let name = duplicates.first ?? ""
            return Problem(
                .error, "duplicate key '\(name)'", file: file, range: secondPlace(of: name, in: whole))
        default:
            return Problem(
                .error, "\(what) is not YAML: \(error)", file: file,
                range: whole.lowerBound..<whole.lowerBound)
        }
    }

    /// What to write instead, where the line says what was meant.
    private func proposal(after problem: String, at offset: Int) -> String? {
        let line = file.lineRange(file.position(of: offset).line)
        let isAtTab = offset < line.upperBound && file.bytes[offset] == 9
        if problem.contains("tab character") || isAtTab { return "indent with spaces" }
        guard let colon = file.bytes[line].firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let value = file.bytes[(colon + 1)..<line.upperBound].trimmed
        guard let first = value.first else { return nil }
        let isSecondColon = offset > colon && problem.hasPrefix("mapping values")
        if problem.hasPrefix("mapping values"), !isSecondColon {
            return "keys stand below each other, in the same column"
        }
        guard isSecondColon || Bytes("@`%*&!|>[{\"'".utf8).contains(first) else { return nil }
        var text = Bytes()
        for byte in value {
            if byte == "\\" || byte == "\"" { text.append(UInt8(ascii: "\\")) }
            text.append(byte)
        }
        return "put the text in quotes: \(String(file.bytes[line.lowerBound...colon])) \"\(text.text)\""
    }

    private func place(of mark: Mark, in whole: Range<Int>) -> Int {
        min(file.offset(line: mark.line + lineOffset, character: mark.column), whole.upperBound)
    }

    /// The second line that starts with a key: the first one is not the mistake.
    private func secondPlace(of key: String, in whole: Range<Int>) -> Range<Int> {
        let needle = Array("\(key):".utf8)
        guard let first = file.find(needle, in: whole),
            let second = file.find(needle, in: (first + needle.count)..<whole.upperBound)
        else { return whole.lowerBound..<whole.lowerBound }
        return second..<second + needle.count - 1
    }
}
