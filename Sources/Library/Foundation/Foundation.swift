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

class NSError: NSObject, Error {
    let domain: String
    let code: Int
    let userInfo: [String: Any]

    init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        (self.domain, self.code, userInfo) = (domain, code, dict ?? [:])
    }

    convenience override init() { self.init(domain: "", code: 0) }

    init(_bridged error: any Error) {
        let known = error as? NSError
        domain = known?.domain ?? "main.\(type(of: error))"
        code = known?.code ?? _caseIndex(error) ?? 1
        userInfo = known?.userInfo ?? [:]
    }

    var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String
            ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
}

let NSLocalizedDescriptionKey = "NSLocalizedDescription"

@native func _caseIndex(_ subject: Any) -> Int?

extension NSObject: NSObjectProtocol {}

protocol NSCopying { func copy(with zone: NSZone?) -> Any }

protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }

struct NSZone {}

class NSCoder: NSObject { override init() {} }

protocol NSCoding: AnyObject {}

protocol NSSecureCoding: NSCoding {}

struct NSRange: Hashable, Sendable {
    var location: Int
    var length: Int
    init() { (location, length) = (0, 0) }
    init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
    var lowerBound: Int { location }
    var upperBound: Int { location + length }
}

func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }

extension NSObject {
    func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }
    func mutableCopy() -> Any { (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? self }
}

extension NSRange {
    init<S: StringProtocol>(_ region: Range<String.Index>, in target: S) {
        let text = String(target)
        self.init(
            location: text[..<region.lowerBound].utf16.count, length: text[region].utf16.count)
    }
}

extension NSRange {
    init<S: StringProtocol>(_ region: PartialRangeFrom<String.Index>, in target: S) {
        self.init(region.lowerBound..<target.endIndex, in: target)
    }
}

extension Range where Bound == String.Index {
    init?<S: StringProtocol>(_ range: NSRange, in string: S) {
        if string.count == string.utf16.count {
            guard range.location >= 0, range.length >= 0, range.upperBound <= string.count else { return nil }
            let start = string.index(string.startIndex, offsetBy: range.location)
            self = start..<string.index(start, offsetBy: range.length)
            return
        }
        var (units, lower, upper) = (0, nil as String.Index?, nil as String.Index?)
        for index in string.indices {
            if units == range.location { lower = index }
            if units == range.upperBound { upper = index }
            units += String(string[index]).utf16.count
        }
        if units == range.location { lower = string.endIndex }
        if units == range.upperBound { upper = string.endIndex }
        guard let lower, let upper else { return nil }
        self = lower..<upper
    }
}

extension NSString {
    func substring(with range: NSRange) -> String {
        Range(range, in: description).map { String(description[$0]) } ?? ""
    }
    func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }
    func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
}

struct CancellationError: Error { init() {} }

class Progress: NSObject {
    var totalUnitCount: Int64
    var completedUnitCount: Int64 = 0
    var isCancellable = true
    private(set) var isCancelled = false
    var localizedDescription: String!

    init(totalUnitCount unitCount: Int64) { totalUnitCount = unitCount }
    static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
        Progress(totalUnitCount: unitCount)
    }
    var isIndeterminate: Bool { totalUnitCount < 0 || (totalUnitCount == 0 && completedUnitCount == 0) }
    var isFinished: Bool { !isIndeterminate && completedUnitCount >= totalUnitCount }

    var fractionCompleted: Double {
        totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0
    }

    func cancel() { isCancelled = true }
}
