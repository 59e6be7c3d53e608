import Foundation

/// Messages of JSON-RPC 2.0 in the frames of the Language Server Protocol.
final class MessageStream: @unchecked Sendable {
    typealias Message = [String: Any]

    private let input: FileHandle
    private let output: FileHandle
    private let condition = NSCondition()
    private var waiting: [Data] = []
    private var isAtEnd = false
    /// More bytes than that in one message are hardly meant.
    private static let longest = 64 << 20

    init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
        self.input = input
        self.output = output
        let thread = Thread { [self] in receive() }
        thread.start()
    }

    /// The next message; `nil` when none has come within a time, or none will come.
    func next(within seconds: Double? = nil) -> Message? {
        condition.lock()
        defer { condition.unlock() }
        let end = seconds.map { Date(timeIntervalSinceNow: $0) }
        while waiting.isEmpty, !isAtEnd {
            if let end {
                if !condition.wait(until: end) { return nil }
            } else {
                condition.wait()
            }
        }
        guard !waiting.isEmpty else { return nil }
        // What cannot be read is an empty message, which nothing answers to.
        return (try? JSONSerialization.jsonObject(with: waiting.removeFirst()) as? Message) ?? [:]
    }

    /// Whether the other side is gone and all that it said has been read.
    var hasEnded: Bool {
        condition.lock()
        defer { condition.unlock() }
        return isAtEnd && waiting.isEmpty
    }

    func send(_ message: Message) {
        var message = message
        message["jsonrpc"] = "2.0"
        guard
            let body = try? JSONSerialization.data(
                withJSONObject: message, options: [.sortedKeys, .withoutEscapingSlashes])
        else { return }
        try? output.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    // MARK: Reading

    private func receive() {
        var bytes = Data()
        while let more = try? input.read(upToCount: 1), !more.isEmpty {
            bytes += more
            guard bytes.suffix(4) == Data("\r\n\r\n".utf8) else {
                // No head is that long.
                if bytes.count > 8192 { break }
                continue
            }
            guard let length = Self.length(bytes), length <= Self.longest, let body = body(length) else {
                break
            }
            bytes = Data()
            add(body)
        }
        condition.lock()
        isAtEnd = true
        condition.signal()
        condition.unlock()
    }

    private func add(_ body: Data) {
        condition.lock()
        waiting.append(body)
        condition.signal()
        condition.unlock()
    }

    private static func length(_ head: Data) -> Int? {
        for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == "content-length" {
                return Int(parts[1].trimmingCharacters(in: .whitespaces))
            }
        }
        return nil
    }

    private func body(_ length: Int) -> Data? {
        var body = Data()
        while body.count < length {
            guard let more = try? input.read(upToCount: length - body.count), !more.isEmpty else {
                return nil
            }
            body += more
        }
        return body
    }
}
