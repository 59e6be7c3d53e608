import FlyingFox

extension HTTPServer {
    /// The port that it listens on, once it does.
    func listeningPort() async throws -> UInt16 {
        try await waitUntilListening()
        guard case .ip4(_, let port) = listeningAddress else { throw NoPort() }
        return port
    }

    private struct NoPort: Error {}
}
