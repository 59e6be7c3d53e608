/// The snippets that a page asked about last, with their sessions, so that several figures stay alive side by
/// side.
struct PlaygroundMemory {
    private struct Entry {
        let compilation: Compilation
        var sessions: [PreviewSession]
    }

    /// The one used last stands last.
    private var entries: [Entry] = []
    private static let mostSnippets = 8
    private static let mostSessions = 4

    func compilation(of snippet: Snippet) -> Compilation? {
        entries.last { $0.compilation.snippet.isSame(as: snippet) }?.compilation
    }

    mutating func add(_ compilation: Compilation) {
        entries.append(Entry(compilation: compilation, sessions: []))
        if entries.count > PlaygroundMemory.mostSnippets { entries.removeFirst() }
    }

    /// The session of a snippet in some surroundings. One that failed, or is to be forgotten, starts afresh.
    mutating func session(_ compilation: Compilation, _ environment: PreviewEnvironment, isFresh: Bool)
        -> PreviewSession?
    {
        guard let place = entries.firstIndex(where: { $0.compilation === compilation }) else { return nil }
        var entry = entries.remove(at: place)
        defer { entries.append(entry) }
        if isFresh { entry.sessions = [] }
        entry.sessions.removeAll { $0.hasFailed }
        if let known = entry.sessions.first(where: { $0.environment.isSame(as: environment) }) {
            return known
        }
        guard let session = Pipeline.evaluate(compilation, in: environment) else { return nil }
        entry.sessions.append(session)
        if entry.sessions.count > PlaygroundMemory.mostSessions { entry.sessions.removeFirst() }
        return session
    }
}
