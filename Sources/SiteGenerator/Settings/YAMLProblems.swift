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
            return found
        case .duplicatedKeysInMapping(let duplicates, _):
            let name = duplicates.first ?? ""
            return Problem(.error, "duplicate key '\(name)'", file: file, range: secondPlace(of: name, in: whole))
        default:
            return Problem(.error, "\(what) is not YAML: \(error)", file: file, range: whole.lowerBound..<whole.lowerBound)
        }
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
