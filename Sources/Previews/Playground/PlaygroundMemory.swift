import Syntax

/// The snippets that a page asked about last, with their sessions, so that several figures stay alive side by
/// side.
struct PlaygroundMemory {
    fileprivate struct Entry {
        let compilation: Compilation
        var sessions: [PreviewSession]
        /// Which of them each picture of the page showed last, by the prefix of its identifiers.
        var shown: [(picture: Name, session: PreviewSession)] = []
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

    /// The session of a snippet in some surroundings. One that failed, or is to be forgotten, starts afresh;
    /// what a reader worked in a picture goes on in its new surroundings.
    mutating func session(
        _ compilation: Compilation, _ environment: PreviewEnvironment, in picture: Name?, isFresh: Bool
    ) -> PreviewSession? {
        guard let place = entries.firstIndex(where: { $0.compilation === compilation }) else { return nil }
        var entry = entries.remove(at: place)
        defer { entries.append(entry) }
        if isFresh { entry.sessions = [] }
        entry.sessions.removeAll { $0.hasFailed }
        let session = entry.moved(picture, to: environment) ?? entry.session(in: environment)
        if let picture, let session { entry.show(session, in: picture) }
        return session
    }
}

extension PlaygroundMemory.Entry {
    /// The session in these surroundings, or a new one.
    fileprivate mutating func session(in environment: PreviewEnvironment) -> PreviewSession? {
        if let known = sessions.first(where: { $0.environment.isSame(as: environment) }) { return known }
        guard let session = Pipeline.evaluate(compilation, in: environment) else { return nil }
        sessions.append(session)
        if sessions.count > PlaygroundMemory.mostSessions { sessions.removeFirst() }
        return session
    }

    /// The session that a picture showed last, brought into other surroundings, if a reader worked it.
    fileprivate mutating func moved(_ picture: Name?, to environment: PreviewEnvironment) -> PreviewSession? {
        guard let picture, let session = shown.first(where: { $0.picture == picture })?.session,
            session.isWorked, !session.environment.isSame(as: environment),
            sessions.contains(where: { $0 === session })
        else { return nil }
        sessions.removeAll { $0.environment.isSame(as: environment) }
        session.move(to: environment)
        return session
    }

    fileprivate mutating func show(_ session: PreviewSession, in picture: Name) {
        let sessions = sessions
        shown.removeAll { one in one.picture == picture || !sessions.contains { $0 === one.session } }
        shown.append((picture, session))
    }
}
