import Syntax

extension Problem {
    /// What certainly mends it: what the engine proposes, or the one name that was meant, when the place
    /// holds nothing but the name that the message quotes.
    public var fix: Edit? {
        if let edit { return edit }
        guard let file, let range, !range.isEmpty, range.upperBound <= file.bytes.count,
            let note = notes.first, note.range == nil
        else { return nil }
        let written = String(file.bytes[range])
        guard message.contains("'\(written)'"), let name = Self.proposed(note.message), name != written,
            !name.contains("'")
        else { return nil }
        return Edit(path: file.path, range: range, text: name)
    }

    /// The name in `did you mean 'name'?`.
    private static func proposed(_ note: String) -> String? {
        let (start, end) = ("did you mean '", "'?")
        guard note.hasPrefix(start), note.hasSuffix(end) else { return nil }
        return String(note.dropFirst(start.count).dropLast(end.count))
    }

    /// A word for its kind that stays the same whatever it quotes.
    public var rule: String {
        if let lint { return "lint/\(lint)" }
        if let check { return check.rawValue }
        if let id { return "swift/\(id)" }
        return severity == .error ? "content" : "advice"
    }
}
