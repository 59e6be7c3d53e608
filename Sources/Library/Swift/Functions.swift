@native func print(_ items: Any..., separator: String = " ", terminator: String = "\n")

@native func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")

func dump<T>(_ value: T) -> T {
    print(value)
    return value
}

func NSLog(_ format: String, _ arguments: Any...) { print(format) }

@native func fatalError(_ message: @autoclosure () -> String = String()) -> Never

@native func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never

@native func assertionFailure(_ message: @autoclosure () -> String = String())

@native func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())

@native func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())

@native func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool

@native func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool

@native func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool

@native func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool

@native func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool

@native func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool

@native func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
    -> Bool

@native func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
    -> Bool

@native func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
    lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool

@native func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool

@native func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool

@native func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool

@native func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool

@native func type<T>(of value: T) -> T.Type

@native func swap<T>(_ a: inout T, _ b: inout T)

func withExtendedLifetime<T>(_ x: T, _ body: () throws -> Void) rethrows { try body() }

@native func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool

@native func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool

typealias AnyClass = AnyObject.Type

/// A value that native code made, as one of another of the types that stand for it.
@native func _sameAs<T, U>(_ value: T) -> U
