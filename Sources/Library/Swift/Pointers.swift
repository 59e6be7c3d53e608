struct UnsafePointer<Pointee> {
    var pointee: Pointee { get }
    subscript(i: Int) -> Pointee { get }
}

struct UnsafeMutablePointer<Pointee> {
    /// What a pointer leads to: values in a row.
    final class _Memory { var values: [Pointee] = [] }

    let _memory: _Memory
    static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
        UnsafeMutablePointer(_memory: _Memory())
    }

    var pointee: Pointee {
        get { _memory.values[0] }
        nonmutating set {
            if _memory.values.isEmpty {
                _memory.values.append(newValue)
            } else {
                _memory.values[0] = newValue
            }
        }
    }

    subscript(i: Int) -> Pointee {
        get { _memory.values[i] }
        nonmutating set { _memory.values[i] = newValue }
    }

    func initialize(to value: Pointee) { pointee = value }

    func initialize(repeating repeatedValue: Pointee, count: Int) {
        _memory.values = Array(repeating: repeatedValue, count: count)
    }

    func deinitialize(count: Int) {}

    func move() -> Pointee { pointee }
    func deallocate() {}
}

struct ObjCBool: ExpressibleByBooleanLiteral {
    typealias BooleanLiteralType = Bool
    var boolValue: Bool
    init(_ value: Bool) { boolValue = value }
    init(booleanLiteral value: Bool) { boolValue = value }
}

struct UnsafeRawPointer {
    init<T>(_ other: UnsafePointer<T>)
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
}

struct UnsafeMutableRawPointer {
    init<T>(_ other: UnsafeMutablePointer<T>)
}
