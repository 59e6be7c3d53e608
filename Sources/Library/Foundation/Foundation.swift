struct IndexPath: Hashable, Comparable, ExpressibleByArrayLiteral {
    typealias ArrayLiteralElement = Int
    var indexes: [Int]
    init(arrayLiteral elements: Int...) { indexes = elements }
    init(indexes: [Int]) { self.indexes = indexes }
    init(row: Int, section: Int) { indexes = [section, row] }
    init(item: Int, section: Int) { indexes = [section, item] }
    init(index: Int) { indexes = [index] }
    var section: Int { indexes[0] }
    var row: Int { indexes[1] }
    var item: Int { indexes[1] }
    var count: Int { indexes.count }
}

typealias TimeInterval = Double

struct StaticString: ExpressibleByStringLiteral, Sendable {
    let text: String
    init(stringLiteral value: String) { text = value }
    var description: String { text }
}

struct DateInterval: Hashable, Comparable, Sendable {
    var start: Date
    var duration: TimeInterval
    var end: Date { start.addingTimeInterval(duration) }

    init(start: Date, duration: TimeInterval) {
        self.start = start
        self.duration = duration
    }

    init(start: Date, end: Date) { self.init(start: start, duration: end.timeIntervalSince(start)) }
    func contains(_ date: Date) -> Bool { date >= start && date <= end }

    static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
        lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
    }
}

class NSObject: Hashable {
    init() {}
    func isEqual(_ object: Any?) -> Bool { (object as? NSObject).map { $0 === self } ?? false }
    var hash: Int { ObjectIdentifier(self).hashValue }
    static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

let NSNotFound: Int = 9_223_372_036_854_775_807

struct NSError: Error {
    let domain: String
    let code: Int

    init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
    }
}

struct CancellationError: Error { init() {} }

class Progress { init(totalUnitCount unitCount: Int64) {} }
