/// Sequences whose elements are waited for. What is asked of one that is not finished, and has no more, waits for ever:
/// time stands still.
extension StandardLibrary {
    static var asyncSequences: [Declaration] { asyncProtocols + asyncStreams + asyncOperators }

    private static var asyncProtocols: [Declaration] {
        [
            Declaration("protocol AsyncIteratorProtocol<Element> { associatedtype Element; mutating func next() async throws -> Element? }"),
            Declaration(
                """
                protocol AsyncSequence<Element> {
                    associatedtype Element
                    associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
                    func makeAsyncIterator() -> AsyncIterator
                }
                """),
            Declaration("extension AsyncSequence where Self: AsyncIteratorProtocol { func makeAsyncIterator() -> Self { self } }"),
        ]
    }

    private static var asyncStreams: [Declaration] {
        [
            Declaration(
                """
                final class _AsyncList<Element> {
                    var elements: [Element]
                    var isFinished: Bool
                    var error: Error?
                    init(_ elements: [Element], isFinished: Bool) { self.elements = elements; self.isFinished = isFinished }
                }
                """),
            Declaration(
                """
                struct _ListIterator<Element>: AsyncIteratorProtocol {
                    let list: _AsyncList<Element>
                    mutating func next() async throws -> Element? {
                        if !list.elements.isEmpty { return list.elements.removeFirst() }
                        if let error = list.error { list.error = nil; throw error }
                        return list.isFinished ? nil : _waitForever()
                    }
                }
                """),
            stream("AsyncStream<Element>", finish: "func finish() { list.isFinished = true }"),
            stream(
                "AsyncThrowingStream<Element, Failure: Error>",
                finish: "func finish(throwing error: Failure? = nil) { list.isFinished = true; list.error = error }"),
            Declaration(
                """
                extension AsyncStream {
                    static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
                        var continuation: AsyncStream<Element>.Continuation?
                        let stream = AsyncStream { continuation = $0 }
                        return (stream, continuation!)
                    }
                }
                """),
        ]
    }

    private static func stream(_ head: StaticString, finish: StaticString) -> Declaration {
        Declaration(
            """
            struct \(head): AsyncSequence {
                struct Continuation {
                    enum Termination { case finished, cancelled }
                    enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
                    let list: _AsyncList<Element>
                    var onTermination: ((Termination) -> Void)? { get { nil } nonmutating set { } }
                    func yield(_ value: Element) { if !list.isFinished { list.elements.append(value) } }
                    \(finish)
                }
                private let list = _AsyncList<Element>([], isFinished: false)
                init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void) { build(Continuation(list: list)) }
                func makeAsyncIterator() -> _ListIterator<Element> { _ListIterator(list: list) }
            }
            """)
    }

    private static var asyncOperators: [Declaration] {
        [
            Declaration(
                """
                struct _AsyncTransformation<Base: AsyncSequence, Element>: AsyncSequence {
                    let base: Base
                    let step: (inout Base.AsyncIterator) async throws -> Element?
                    func makeAsyncIterator() -> _TransformingIterator<Base, Element> { _TransformingIterator(base: base.makeAsyncIterator(), step: step) }
                }
                """),
            Declaration(
                """
                struct _TransformingIterator<Base: AsyncSequence, Element>: AsyncIteratorProtocol {
                    var base: Base.AsyncIterator
                    let step: (inout Base.AsyncIterator) async throws -> Element?
                    mutating func next() async throws -> Element? { try await step(&base) }
                }
                """),
            Declaration(
                """
                extension AsyncSequence {
                    func map<T>(_ transform: @escaping (Element) async throws -> T) -> _AsyncTransformation<Self, T> {
                        _AsyncTransformation(base: self) { iterator in
                            guard let next = try await iterator.next() else { return nil }
                            return try await transform(next)
                        }
                    }
                    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> _AsyncTransformation<Self, T> {
                        _AsyncTransformation(base: self) { iterator in
                            while let next = try await iterator.next() {
                                if let made = try await transform(next) { return made }
                            }
                            return nil
                        }
                    }
                    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> _AsyncTransformation<Self, Element> {
                        _AsyncTransformation(base: self) { iterator in
                            while let next = try await iterator.next() {
                                if try await isIncluded(next) { return next }
                            }
                            return nil
                        }
                    }
                    func prefix(_ count: Int) -> _AsyncTransformation<Self, Element> {
                        var left = count
                        return _AsyncTransformation(base: self) { iterator in
                            left -= 1
                            return left < 0 ? nil : try await iterator.next()
                        }
                    }
                    func dropFirst(_ count: Int = 1) -> _AsyncTransformation<Self, Element> {
                        var left = count
                        return _AsyncTransformation(base: self) { iterator in
                            while left > 0 {
                                left -= 1
                                _ = try await iterator.next()
                            }
                            return try await iterator.next()
                        }
                    }
                    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result {
                        var result = initialResult
                        var iterator = makeAsyncIterator()
                        while let next = try await iterator.next() { result = try await nextPartialResult(result, next) }
                        return result
                    }
                    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
                        var iterator = makeAsyncIterator()
                        while let next = try await iterator.next() {
                            if try await predicate(next) { return next }
                        }
                        return nil
                    }
                    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool { try await first(where: predicate) != nil }
                    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
                        var iterator = makeAsyncIterator()
                        while let next = try await iterator.next() {
                            if try await !predicate(next) { return false }
                        }
                        return true
                    }
                }
                """),
            Declaration("extension AsyncSequence where Element: Equatable { func contains(_ search: Element) async rethrows -> Bool { try await contains { $0 == search } } }"),
        ]
    }
}
