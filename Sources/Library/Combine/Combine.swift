protocol _LibraryPublisher<Output, Failure>: Publisher {}

protocol Subject<Output, Failure>: AnyObject, _LibraryPublisher {}

protocol ConnectablePublisher: _LibraryPublisher {}

protocol Cancellable { func cancel() }

struct AnyPublisher<Output, Failure: Error>: _LibraryPublisher {}

extension AnyPublisher {
    @native init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
    /// A publisher that does something for each that hears it.
    @native init(_telling attach: @escaping (_Listener<Output, Failure>) -> Void)
}

class AnyCancellable: Cancellable, Hashable { @native init(_ cancel: @escaping () -> Void) }

extension AnyCancellable {
    init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
    @native func cancel()
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension Cancellable {
    func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
    func store(in collection: inout [AnyCancellable]) { collection.append(AnyCancellable { self.cancel() }) }
}

extension AnyCancellable {
    func store(in collection: inout [AnyCancellable]) { collection.append(self) }
}

extension ConnectablePublisher {
    @native func autoconnect() -> Publishers.Autoconnect<Self>
    @native @discardableResult func connect() -> AnyCancellable
}

struct Just<Output>: _LibraryPublisher {
    typealias Failure = Never
    @native init(_ output: Output)
}

struct Empty<Output, Failure: Error>: _LibraryPublisher { @native init(completeImmediately: Bool = true) }

struct Fail<Output, Failure: Error>: _LibraryPublisher { @native init(error: Failure) }

extension Fail {
    init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }
}

final class Future<Output, Failure: Error>: _LibraryPublisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    @native init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void)
}

struct Deferred<DeferredPublisher: Publisher>: _LibraryPublisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure

    init(createPublisher: @escaping () -> DeferredPublisher) {
        self = _sameAs(AnyPublisher<Output, Failure>(_telling: { $0.hear(createPublisher()) }))
    }
}

extension Optional {
    @native var publisher: AnyPublisher<Wrapped, Never>
}

extension Result {
    @native var publisher: AnyPublisher<Success, Failure>
}

extension Sequence {
    var publisher: AnyPublisher<Element, Never> {
        let elements = Array(self)
        return AnyPublisher(_telling: { next in
            for element in elements where next.isActive { next.send(element) }
            next.end(.finished)
        })
    }
}
