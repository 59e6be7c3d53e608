import Syntax

/// A message of the checker with a note for people who meet it for the first time, where what to write
/// instead is SwiftUI's, of which the checker knows declarations alone.
func advised(_ message: Diagnostic) -> Diagnostic {
    guard let note = advice(for: message) else { return message }
    var advised = message
    advised.notes.append(Diagnostic.Note(note))
    return advised
}

private func advice(for message: Diagnostic) -> String? {
    if message.has(id: "builder-loop"), message.ends(with: "'ViewBuilder'") {
        return "a loop makes no views: 'ForEach' makes one for each element"
    }
    if message.has(id: "immutable"), message.ends(with: "'self' is immutable") {
        return "in a view, a property that changes is marked '@State'"
    }
    return nil
}

extension Diagnostic {
    fileprivate func ends(with words: StaticString) -> Bool {
        words.withUTF8Buffer { message.utf8.suffix($0.count).elementsEqual($0) }
    }
}
