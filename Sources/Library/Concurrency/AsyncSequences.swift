protocol AsyncIteratorProtocol<Element> {
    associatedtype Element
    mutating func next() async throws -> Element?
}

protocol AsyncSequence<Element> {
    associatedtype Element
    associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
    func makeAsyncIterator() -> AsyncIterator
}

final class _AsyncList<Element> {
    var elements: [Element]
    var isFinished: Bool
    var error: Error?
    var limit = Int.max
    var keepsNewest = false
    var onEnd: (() -> Void)?

    func end() {
        if isFinished { return }
        isFinished = true
        onEnd?()
    }

    init(_ elements: [Element], isFinished: Bool) {
        self.elements = elements
        self.isFinished = isFinished
    }
}

struct _ListIterator<Element>: AsyncIteratorProtocol {
    let list: _AsyncList<Element>

    mutating func next() async throws -> Element? {
        if !list.elements.isEmpty { return list.elements.removeFirst() }
        if let error = list.error {
            list.error = nil
            throw error
        }
        return list.isFinished ? nil : _waitForever()
    }
}

struct AsyncStream<Element>: AsyncSequence {
    struct Continuation {
        enum Termination { case finished, cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        let list: _AsyncList<Element>

        var onTermination: ((Termination) -> Void)? {
            get { nil }
            nonmutating set {
                guard let handler = newValue else { return }
                list.onEnd = { [unowned list] in handler(.finished) }
            }
        }

        @discardableResult func yield(_ value: Element) -> YieldResult {
            if list.isFinished { return .terminated }
            if list.elements.count < list.limit {
                list.elements.append(value)
                return .enqueued(
                    remaining: list.limit == Int.max ? Int.max : list.limit - list.elements.count)
            }
            if !list.keepsNewest || list.limit == 0 { return .dropped(value) }
            list.elements.append(value)
            return .dropped(list.elements.removeFirst())
        }

        func finish() { list.end() }
    }

    private let list = _AsyncList<Element>([], isFinished: false)

    init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
    ) {
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let count): list.limit = count
        case .bufferingNewest(let count):
            list.limit = count
            list.keepsNewest = true
        }
        build(Continuation(list: list))
    }

    func makeAsyncIterator() -> _ListIterator<Element> { _ListIterator(list: list) }
}

struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
    struct Continuation {
        enum Termination { case finished(Failure?), cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        let list: _AsyncList<Element>

        var onTermination: ((Termination) -> Void)? {
            get { nil }
            nonmutating set {
                guard let handler = newValue else { return }
                list.onEnd = { [unowned list] in handler(.finished(list.error as? Failure)) }
            }
        }

        @discardableResult func yield(_ value: Element) -> YieldResult {
            if list.isFinished { return .terminated }
            if list.elements.count < list.limit {
                list.elements.append(value)
                return .enqueued(
                    remaining: list.limit == Int.max ? Int.max : list.limit - list.elements.count)
            }
            if !list.keepsNewest || list.limit == 0 { return .dropped(value) }
            list.elements.append(value)
            return .dropped(list.elements.removeFirst())
        }

        func finish(throwing error: Failure? = nil) {
            if !list.isFinished { list.error = error }
            list.end()
        }
    }

    private let list = _AsyncList<Element>([], isFinished: false)

    init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
    ) {
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let count): list.limit = count
        case .bufferingNewest(let count):
            list.limit = count
            list.keepsNewest = true
        }
        build(Continuation(list: list))
    }

    func makeAsyncIterator() -> _ListIterator<Element> { _ListIterator(list: list) }
}

extension AsyncStream {
    static func makeStream(
        of elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
    ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        var continuation: AsyncStream<Element>.Continuation?
        let stream = AsyncStream(bufferingPolicy: limit) { continuation = $0 }
        return (stream, continuation!)
    }
}

struct _AsyncTransformation<Base: AsyncSequence, Element>: AsyncSequence {
    let base: Base
    /// Makes the step of one iterator, which may count.

    let start: () -> (inout Base.AsyncIterator) async throws -> Element?

    init(base: Base, start: @escaping () -> (inout Base.AsyncIterator) async throws -> Element?) {
        self.base = base
        self.start = start
    }

    init(base: Base, step: @escaping (inout Base.AsyncIterator) async throws -> Element?) {
        self.base = base
        start = { step }
    }

    func makeAsyncIterator() -> _TransformingIterator<Base, Element> {
        _TransformingIterator(base: base.makeAsyncIterator(), step: start())
    }
}

struct _TransformingIterator<Base: AsyncSequence, Element>: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let step: (inout Base.AsyncIterator) async throws -> Element?
    mutating func next() async throws -> Element? { try await step(&base) }
}

extension URL {
    /// Nothing comes from the network.
    var lines: AsyncThrowingStream<String, any Error> { AsyncThrowingStream { _ in } }
}
