import Foundation
import SiteGenerator

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Results of previews at an address that answers to GET and PUT, as caches of Bazel, Gradle and ccache do.
///
/// A cache is there to save time. One that does not answer, refuses, or takes longer than drawing would is
/// asked no more, and the build goes on without it.
final class WebCache: SharedPreviews, @unchecked Sendable {
    private let address: String
    private let session: URLSession
    private let token = ProcessInfo.processInfo.environment["GALLEY_CACHE_TOKEN"]
    private let canWrite: Bool
    private let lock = NSLock()
    private var waiting: [(name: String, entry: Bytes)] = []
    private var asked = Effort(), drawn = Effort()
    /// Why it is asked no more.
    private var refusal: String?

    /// How long something took, so many times.
    fileprivate struct Effort {
        var count = 0
        var seconds = 0.0
        var mean: Double { count == 0 ? 0 : seconds / Double(count) }
    }

    /// Seconds that an answer may take, and all that is written at the end of a build.
    private static let patience = 3.0, mostForWriting = 30.0
    /// An entry is some kilobytes.
    private static let largest = 16 << 20
    /// Slower than this it is worth nothing, however long drawing takes.
    private static let slowest = 0.25

    init(_ address: String, canWrite: Bool) {
        self.address = address.hasSuffix("/") ? address : address + "/"
        self.canWrite = canWrite
        let settings = URLSessionConfiguration.ephemeral
        settings.timeoutIntervalForRequest = Self.patience
        settings.timeoutIntervalForResource = Self.patience
        settings.httpMaximumConnectionsPerHost = 8
        session = URLSession(configuration: settings)
    }

    // MARK: Reading

    func entry(_ name: String) -> Bytes? {
        guard isWorthAsking, let (status, bytes) = send("GET", name, nil) else { return nil }
        switch status {
        case 200: return bytes.count <= Self.largest ? bytes : nil
        case 404, 410: return nil
        default:
            stop("answers \(status)")
            return nil
        }
    }

    private var isWorthAsking: Bool {
        lock.withLock {
            guard refusal == nil else { return false }
            // A few slow answers are an accident.
            guard asked.count >= 16 else { return true }
            let most = drawn.count < 8 ? Self.slowest : min(Self.slowest, max(drawn.mean * 4, 0.005))
            if asked.mean > most {
                refusal =
                    "takes \(Int((asked.mean * 1000).clamped(to: 0...1e6))) ms for an answer, which is longer than drawing"
            }
            return refusal == nil
        }
    }

    /// A renderer whose work is measured.
    func measured(_ renderer: PreviewRenderer) -> PreviewRenderer {
        var measured = renderer
        measured.render = { request in
            let start = Date()
            let result = renderer.render(request)
            self.lock.withLock { self.drawn.add(Date().timeIntervalSince(start)) }
            return result
        }
        return measured
    }

    private func stop(_ reason: String) {
        lock.withLock { if refusal == nil { refusal = reason } }
    }

    // MARK: Writing

    func keep(_ entry: Bytes, _ name: String) {
        guard canWrite else { return }
        lock.withLock { waiting.append((name, entry)) }
    }

    /// Writes what is new, several at once; gives what went wrong, now or before.
    func finish() -> String? {
        let (entries, isOff) = lock.withLock { (waiting, refusal != nil) }
        guard !isOff, !entries.isEmpty else { return lock.withLock { refusal } }
        let end = Date() + Self.mostForWriting
        DispatchQueue.concurrentPerform(iterations: min(8, entries.count)) { part in
            for at in stride(from: part, to: entries.count, by: 8) {
                guard lock.withLock({ refusal == nil }), Date() < end else { return }
                let answer = send("PUT", entries[at].name, entries[at].entry)
                if let answer, !(200..<300).contains(answer.status) {
                    stop("refuses what is new: it answers \(answer.status)")
                }
            }
        }
        return lock.withLock { refusal }
    }

    // MARK: The network

    /// Sends a request and waits; `nil` when nothing came.
    private func send(_ method: String, _ name: String, _ body: Bytes?) -> (status: Int, bytes: Bytes)? {
        guard let url = URL(string: address + name) else { return nil }
        var request = URLRequest(url: url, timeoutInterval: Self.patience)
        request.httpMethod = method
        request.httpBody = body.map { Data($0) }
        request.setValue("galley", forHTTPHeaderField: "User-Agent")
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let start = Date()
        let (answer, done) = (Answer(), DispatchSemaphore(value: 0))
        session.dataTask(with: request) { data, response, _ in
            answer.value = (response as? HTTPURLResponse).map { ($0.statusCode, Bytes(data ?? Data())) }
            done.signal()
        }.resume()
        done.wait()
        if method == "GET" { lock.withLock { asked.add(Date().timeIntervalSince(start)) } }
        if answer.value == nil { stop("does not answer") }
        return answer.value
    }

    private final class Answer: @unchecked Sendable {
        var value: (status: Int, bytes: Bytes)?
    }
}

extension WebCache.Effort {
    fileprivate mutating func add(_ time: Double) {
        count += 1
        seconds += time
    }
}
