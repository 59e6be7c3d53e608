struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String
    init(stringLiteral value: String) { text = value }
}

struct Logger: Sendable {
    init() {}
    init(subsystem: String, category: String) {}
    func log(_ message: OSLogMessage) {}
    func trace(_ message: OSLogMessage) {}
    func debug(_ message: OSLogMessage) {}
    func info(_ message: OSLogMessage) {}
    func notice(_ message: OSLogMessage) {}
    func warning(_ message: OSLogMessage) {}
    func error(_ message: OSLogMessage) {}
    func critical(_ message: OSLogMessage) {}
    func fault(_ message: OSLogMessage) {}
}
