let NSEC_PER_SEC: UInt64 = 1_000_000_000
let NSEC_PER_MSEC: UInt64 = 1_000_000
let NSEC_PER_USEC: UInt64 = 1_000
let USEC_PER_SEC: UInt64 = 1_000_000
let MSEC_PER_SEC: UInt64 = 1_000

enum CTFontManagerScope: UInt32 { case none, process, persistent, session }

@discardableResult func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Any?
) -> Bool { true }

@discardableResult func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout Unmanaged<CFError>?
) -> Bool { true }

@discardableResult func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: inout Unmanaged<CFError>?
) -> Bool { true }

@discardableResult func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Any?) -> Bool { true }

/// A font's file: fonts of a package are drawn by their names, whether they are registered or not.
class CGFont {
    init?(_ provider: CGDataProvider) {}
    init?(_ name: CFString) { return nil }
    var postScriptName: CFString? { nil }
    var fullName: CFString? { nil }
}

class CGDataProvider {
    var data: CFData?
    init?(data: CFData) { self.data = data }
    init?(url: CFURL) { data = try? Data(contentsOf: url) }
    init?(filename: String) { return nil }
}

class CFError: Error { init() {} }

struct Unmanaged<Instance> {
    private let instance: Instance
    static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(instance: value) }
    static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(instance: value) }
    func takeUnretainedValue() -> Instance { instance }
    func takeRetainedValue() -> Instance { instance }
    func release() {}
}

typealias CFString = String

typealias CFURL = URL

typealias CFData = Data

typealias CFTimeInterval = Double

typealias CFAbsoluteTime = Double

let kCFBundleVersionKey: CFString! = "CFBundleVersion"

let kCFBundleNameKey: CFString! = "CFBundleName"

let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

func NSTemporaryDirectory() -> String { "/tmp/" }

class NSKeyValueObservation: NSObject {
    func invalidate() {}
}

struct NSKeyValueObservingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let new = NSKeyValueObservingOptions(rawValue: 1)
    static let old = NSKeyValueObservingOptions(rawValue: 2)
    static let initial = NSKeyValueObservingOptions(rawValue: 4)
    static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

struct NSKeyValueObservedChange<Value> {
    let newValue: Value?
    let oldValue: Value?
}

protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

class URLCache: NSObject {
    static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0)
    var memoryCapacity: Int
    var diskCapacity: Int
    init(memoryCapacity: Int, diskCapacity: Int, directory path: URL? = nil) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }
    func removeAllCachedResponses() {}
}
