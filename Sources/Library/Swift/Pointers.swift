struct UnsafePointer<Pointee> {
    var pointee: Pointee { get }
    subscript(i: Int) -> Pointee { get }
}

struct UnsafeMutablePointer<Pointee> {
    var pointee: Pointee { get }
    static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
    func initialize(to value: Pointee)
    func deallocate()
}

struct UnsafeRawPointer {
    init<T>(_ other: UnsafePointer<T>)
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
}

struct UnsafeMutableRawPointer {
    init<T>(_ other: UnsafeMutablePointer<T>)
}
