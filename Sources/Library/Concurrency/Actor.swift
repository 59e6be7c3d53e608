protocol Actor: AnyObject {}

@globalActor final class MainActor { static func run<T>(body: () throws -> T) rethrows -> T { try body() } }
