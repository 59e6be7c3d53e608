import FlyingFox
import FlyingSocks
import Foundation

/// A small HTTP server for one's own machine, on FlyingFox's sockets and with its types: bounded in what it
/// reads, how long it waits and how much it does at once.
actor LocalServer {
    typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    private let host: String
    private let wantedPort: UInt16
    private let names: HostNames
    private let limits: RequestLimits
    private let pool: any AsyncSocketPool = HTTPServer.defaultPool()
    private var socket: Socket?
    private var openCount = 0
    /// Those that wait for a request, the longest first: where there is no room, they give way.
    private var waiting: [Int32] = []
    /// Whether one of them was told to, and has not gone yet.
    private var isOneLeaving = false

    init(host: String, port: UInt16, names: HostNames, limits: RequestLimits = RequestLimits()) {
        self.host = host
        self.wantedPort = port
        self.names = names
        self.limits = limits
    }

    /// The port it listens at, which the system has chosen when 0 was asked for.
    var port: UInt16? {
        guard let socket, case .ip4(_, let port)? = try? socket.sockname() else { return nil }
        return port
    }

    func listen() throws {
        let address = try sockaddr_in.inet(ip4: host, port: wantedPort)
        let socket = try Socket(domain: Int32(AF_INET))
        try socket.setValue(true, for: .localAddressReuse)
        if let option = HostSystem.noSignalOption {
            try socket.setValue(true, for: BoolSocketOption(name: option))
        }
        try socket.bind(to: address)
        try socket.listen()
        self.socket = socket
    }

    /// Answers until the task ends.
    func run(_ handler: @escaping Handler) async throws {
        guard let socket else { return }
        defer { try? socket.close() }
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.pool.run() }
            group.addTask { try await self.accept(on: listening, handler) }
            try await group.next()
            group.cancelAll()
        }
    }

    private func accept(on listening: AsyncSocket, _ handler: @escaping Handler) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while true {
                guard openCount < limits.connections else {
                    endLongestWaiting()
                    try await Task.sleep(for: .milliseconds(1))
                    continue
                }
                guard let socket = try await next(on: listening) else {
                    try await Task.sleep(for: .milliseconds(20))
                    continue
                }
                openCount += 1
                group.addTask {
                    let connection = Connection(socket, self.names, self.limits) {
                        await self.note(socket, isWaiting: $0)
                    }
                    await connection.serve(handler)
                    await self.close(socket)
                }
            }
        }
    }

    /// The next connection; nothing when the system has none to give now, as at its limit of open files.
    private func next(on listening: AsyncSocket) async throws -> AsyncSocket? {
        do {
            return try await listening.accept()
        } catch SocketError.failed {
            return nil
        }
    }

    /// Keeps who waits for a request to begin or to be whole.
    private func note(_ socket: AsyncSocket, isWaiting: Bool) {
        let descriptor = socket.socket.file.rawValue
        if isWaiting { waiting.append(descriptor) } else { waiting.removeAll { $0 == descriptor } }
    }

    private func endLongestWaiting() {
        guard !waiting.isEmpty, !isOneLeaving else { return }
        isOneLeaving = true
        HostSystem.end(waiting.removeFirst())
    }

    private func close(_ socket: AsyncSocket) {
        note(socket, isWaiting: false)
        try? socket.close()
        openCount -= 1
        isOneLeaving = false
    }
}
