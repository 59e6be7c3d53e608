import Syntax

/// Operators of publishers. All give an `AnyPublisher`.
extension StandardLibrary {
    static var publisherOperators: [Declaration] {
        subscribing + passing + gathering + ending + scheduling + timedOperators + groups + derived
    }

    private static var subscribing: [Declaration] {
        [
            Declaration("extension Publisher where Failure == Never { func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable }") { call in
                let evaluator = call.evaluator
                let receive = call.arguments[0]
                return token(evaluator.subscribe(call.receiver) { evaluator.call(receive, [$0]) })
            },
            Declaration(
                "extension Publisher { func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable }"
            ) { call in
                token(
                    call.source.subscribe(charging: call.evaluator) { event in
                        if case .value(let value) = event {
                            _ = call.apply(1, value)
                        } else {
                            _ = call.apply(0, call.evaluator.completion(event))
                        }
                    })
            },
            Declaration(
                "extension Publisher where Failure == Never { func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable }"
            ) { call in
                let evaluator = call.evaluator
                var root = call.arguments[1]
                let path = call.arguments[0]
                return token(evaluator.subscribe(call.receiver) { evaluator.write(path, to: &root, $0) })
            },
            Declaration(
                "extension Publisher { func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure }"
            ) { call in
                let subject = call.publisher(call.arguments[0])
                return token(
                    call.source.subscribe(charging: call.evaluator) { subject.pass($0) })
            },
        ]
    }

    private static func token(_ subscription: PublisherSubscription) -> Value {
        .native(CancellableValue { subscription.cancel() })
    }

    // MARK: Operators that look at each value

    /// An operator with what it does for each subscriber.
    private static func operation(_ signature: StaticString, _ make: @escaping (NativeCall) -> Publishers.Handler) -> Declaration {
        Declaration("extension Publisher { func \(signature) }") { call in
            Publishers.operated(call.source) { make(call) }
        }
    }

    /// What a function makes of each value: `.none` is not passed on, an error that it throws ends it all.
    private static func each(
        _ call: NativeCall, _ transform: @escaping (Value) -> Value
    ) -> Publishers.Handler {
        { event, downstream in
            guard case .value(let value) = event else { return downstream.send(event) }
            let made = transform(value)
            if let error = call.evaluator.takeThrown() { return downstream.send(.failed(error)) }
            if case .some(let result) = made { downstream.send(result) }
        }
    }

    private static func through(
        _ signature: StaticString, _ transform: @escaping (NativeCall, Value) -> Value
    ) -> Declaration {
        operation(signature) { call in each(call) { transform(call, $0) } }
    }

    private static func same(_ signature: StaticString) -> Declaration {
        Declaration("extension Publisher { func \(signature) }") { $0.receiver }
    }

    /// An operator behind which a scheduler has its turn, which takes no time.
    private static func scheduled(_ signature: StaticString) -> Declaration {
        operation(signature) { call in
            { event, downstream in call.evaluator.deliver { downstream.send(event) } }
        }
    }

    private static var passing: [Declaration] {
        let mapped: (NativeCall, Value) -> Value = { .some($0.apply(0, $1)) }
        let compacted: (NativeCall, Value) -> Value = { $0.apply(0, $1) }
        let filtered: (NativeCall, Value) -> Value = { $0.apply(0, $1).isTrue ? .some($1) : .none }
        return [
            through("map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>", mapped),
            through("tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error>", mapped),
            through("compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>", compacted),
            through("tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error>", compacted),
            through("filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>", filtered),
            through("tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>", filtered),
            operation("scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>", scanning),
            operation("tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error>", scanning),
            operation("removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>") { call in
                var last: Value?
                return each(call) { value in
                    if let last, call.apply(0, last, value).isTrue { return .none }
                    last = value
                    return .some(value)
                }
            },
            operation("dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>") { call in
                var left = call.int(0)
                return each(call) { value in
                    left -= 1
                    return left >= 0 ? .none : .some(value)
                }
            },
            operation("drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { call in
                var isDropping = true
                return each(call) { value in
                    isDropping = isDropping && call.apply(0, value).isTrue
                    return isDropping ? .none : .some(value)
                }
            },
            operation("prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>") { call in
                var left = call.int(0)
                return { event, downstream in
                    guard case .value = event, left > 0 else { return downstream.send(left > 0 ? event : .finished) }
                    left -= 1
                    downstream.send(event)
                    if left == 0 { downstream.send(.finished) }
                }
            },
            operation("prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { call in
                { event, downstream in
                    guard case .value(let value) = event else { return downstream.send(event) }
                    downstream.send(call.apply(0, value).isTrue ? event : .finished)
                }
            },
        ]
    }

    private static func scanning(_ call: NativeCall) -> Publishers.Handler {
        var result = call.arguments[0]
        return each(call) { value in
            result = call.apply(1, result, value)
            return .some(result)
        }
    }

    // MARK: Operators that wait for the end

    private static var gathering: [Declaration] {
        [
            operation("reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>", reducing),
            operation("tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error>", reducing),
            operation("collect() -> AnyPublisher<[Output], Failure>") { _ in collecting(.max) },
            operation("collect(_ count: Int) -> AnyPublisher<[Output], Failure>") { collecting(max($0.int(0), 1)) },
            operation("replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure>") { call in
                var isEmpty = true
                return { event, downstream in
                    if case .value = event { isEmpty = false }
                    if isEmpty, case .finished = event { downstream.send(call.arguments[0]) }
                    downstream.send(event)
                }
            },
        ]
    }

    private static func reducing(_ call: NativeCall) -> Publishers.Handler {
        var result = call.arguments[0]
        return { event, downstream in
            if case .value(let value) = event {
                result = call.apply(1, result, value)
                if let error = call.evaluator.takeThrown() { downstream.send(.failed(error)) }
                return
            }
            if case .finished = event { downstream.send(result) }
            downstream.send(event)
        }
    }

    /// As many values at once, the rest at the end.
    private static func collecting(_ count: Int) -> Publishers.Handler {
        var gathered: [Value] = []
        return { event, downstream in
            func send() {
                downstream.send(.array(gathered))
                gathered = []
            }
            if case .value(let value) = event {
                gathered.append(value)
                if gathered.count == count { send() }
                return
            }
            if case .finished = event, count == .max || !gathered.isEmpty { send() }
            downstream.send(event)
        }
    }

    // MARK: Ends and failures

    private static var ending: [Declaration] {
        [
            operation("`catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output", catching),
            operation("tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, Error> where P.Output == Output", catching),
            operation("mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>") { call in
                { event, downstream in
                    if case .failed(let error) = event { downstream.send(.failed(call.apply(0, error))) } else { downstream.send(event) }
                }
            },
            operation("assertNoFailure(_ prefix: String = \"\") -> AnyPublisher<Output, Never>") { call in
                { event, downstream in
                    guard case .failed(let error) = event else { return downstream.send(event) }
                    _ = call.trap("fatal error: \(call.string(0)): \(call.evaluator.describe(error))")
                }
            },
            Declaration("extension Publisher where Failure == Never { func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> }") { $0.receiver },
            Declaration("extension Publisher { func retry(_ retries: Int) -> AnyPublisher<Output, Failure> }") { call in
                Publishers.retried(call.source, call.int(0))
            },
            Declaration(
                "extension Publisher { func handleEvents(receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> AnyPublisher<Output, Failure> }",
                watched),
        ]
    }

    private static func catching(_ call: NativeCall) -> Publishers.Handler {
        { event, downstream in
            guard case .failed(let failure) = event else { return downstream.send(event) }
            let other = call.apply(0, failure)
            if let error = call.evaluator.takeThrown() { return downstream.send(.failed(error)) }
            Publishers.relay(call.publisher(other), to: downstream)
        }
    }

    private static func watched(_ call: NativeCall) -> Value {
        func tell(_ index: Int, _ values: [Value]) {
            if let function = call.arguments[index].presentValue { call.evaluator.call(function, values) }
        }
        let source = call.source
        return .native(
            PublisherValue { downstream in
                var hasEnded = false
                tell(0, [call.evaluator.emptySubscription])
                let own = PublisherSubscription(charging: downstream.account) { event in
                    if case .value(let value) = event {
                        tell(1, [value])
                    } else {
                        hasEnded = true
                        tell(2, [call.evaluator.completion(event)])
                    }
                    downstream.send(event)
                }
                downstream.onEnd {
                    if !hasEnded { tell(3, []) }
                    own.cancel()
                }
                source.subscribe(own)
            })
    }

    // MARK: Schedulers

    private static var scheduling: [Declaration] {
        [
            same("eraseToAnyPublisher() -> AnyPublisher<Output, Failure>"),
            scheduled("receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>"),
            same("subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>"),
            same("print(_ prefix: String = \"\") -> AnyPublisher<Output, Failure>"),
            same("breakpointOnError() -> AnyPublisher<Output, Failure>"),
        ]
    }

    // MARK: Several publishers

    private static var groups: [Declaration] {
        [
            [Declaration("enum Publishers { }")],
            group("CombineLatest", ["A", "B"], Publishers.latest), group("CombineLatest3", ["A", "B", "C"], Publishers.latest),
            group("CombineLatest4", ["A", "B", "C", "D"], Publishers.latest),
            group("Zip", ["A", "B"], Publishers.zipped), group("Zip3", ["A", "B", "C"], Publishers.zipped),
            group("Zip4", ["A", "B", "C", "D"], Publishers.zipped),
            group("Merge", ["A", "B"], isMerged: true, Publishers.merged), group("Merge3", ["A", "B", "C"], isMerged: true, Publishers.merged),
            group("Merge4", ["A", "B", "C", "D"], isMerged: true, Publishers.merged),
        ].flatMap { $0 } + [
            Declaration("extension Publishers { struct MergeMany<Upstream: Publisher>: _LibraryPublisher { typealias Output = Upstream.Output; typealias Failure = Upstream.Failure } }"),
            Declaration("extension Publishers.MergeMany { init(_ upstream: Upstream...) }") { call in
                Publishers.merged(call.array(0).map { call.publisher($0) })
            },
            Declaration("extension Publishers.MergeMany { init<S: Sequence>(_ upstream: S) where S.Element == Upstream }") { call in
                Publishers.merged(call.array(0).map { call.publisher($0) })
            },
            several("combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>", Publishers.latest),
            several("combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>", Publishers.latest),
            several("combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>", Publishers.latest),
            several("zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>", Publishers.zipped),
            several("zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>", Publishers.zipped),
            several("zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>", Publishers.zipped),
            several("merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output", Publishers.merged),
            several("merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure> where B.Output == Output, C.Output == Output", Publishers.merged),
            several("merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> AnyPublisher<Output, Failure> where B.Output == Output, C.Output == Output, D.Output == Output", Publishers.merged),
            several("append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output") { Publishers.appended($0[0], $0[1]) },
            several("prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output") { Publishers.appended($0[1], $0[0]) },
            several("share() -> AnyPublisher<Output, Failure>") { Publishers.shared($0[0]) },
            Declaration("extension Publisher { func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> }") { call in
                Publishers.nested(call.source, onlyLatest: false) { call.publisher(call.apply(1, $0)) }
            },
            Declaration("extension Publisher where Output: Publisher { func switchToLatest() -> AnyPublisher<Output.Output, Failure> }") { call in
                Publishers.nested(call.source, onlyLatest: true) { call.publisher($0) }
            },
        ]
    }

    private static func several(_ signature: StaticString, _ make: @escaping ([PublisherValue]) -> Value) -> Declaration {
        Declaration("extension Publisher { func \(signature) }") { call in make([call.source] + call.arguments.map { call.publisher($0) }) }
    }

    /// A type of `Publishers` that is made of several publishers.
    private static func group(
        _ name: StaticString, _ sources: [StaticString], isMerged: Bool = false, _ make: @escaping ([PublisherValue]) -> Value
    ) -> [Declaration] {
        var (generics, outputs, parameters) = ("", "", "")
        for source in sources {
            let comma = generics.utf8.isEmpty ? "" : ", "
            generics += "\(comma)\(source): Publisher"
            outputs += "\(comma)\(source).Output"
            parameters += "\(comma)_ \(source)_: \(source)"
        }
        let output = isMerged ? "A.Output" : "(\(outputs))"
        return [
            Declaration("extension Publishers { struct \(name)<\(generics)>: _LibraryPublisher { typealias Output = \(output); typealias Failure = A.Failure } }"),
            Declaration("extension Publishers.\(name) { init(\(parameters)) }") { call in make(call.arguments.map { call.publisher($0) }) },
        ]
    }

    // MARK: What the others make

    private static var derived: [Declaration] {
        [
            Declaration(
                """
                extension Publisher {
                    func first() -> AnyPublisher<Output, Failure> { prefix(1) }
                    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
                    func last() -> AnyPublisher<Output, Failure> { reduce(nil as Output?) { _, next in next }.compactMap { $0 } }
                    func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).last() }
                    func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
                    func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> { dropFirst(range.lowerBound).prefix(range.count) }
                    func output(in range: ClosedRange<Int>) -> AnyPublisher<Output, Failure> { dropFirst(range.lowerBound).prefix(range.count) }
                    func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
                    func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil as Never? } }
                    func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { filter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false) }
                    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { contains { !predicate($0) }.map { !$0 } }
                    func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.`catch` { _ in Just(output) } }
                    func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
                    func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements.publisher) }
                    func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output { append(elements.publisher) }
                    func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements.publisher) }
                    func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output { prepend(elements.publisher) }
                    func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> { combineLatest(other).map { transform($0.0, $0.1) } }
                    func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> { zip(other).map { transform($0.0, $0.1) } }
                    func combineLatest<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> { combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) } }
                    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> AnyPublisher<T, Failure> { combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) } }
                    func zip<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> { zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) } }
                    func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
                    func map<A, B>(_ keyPath0: KeyPath<Output, A>, _ keyPath1: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
                    func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> { tryFilter(predicate).prefix(1) }
                    func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, Error> { tryFilter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false) }
                    func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { reduce(nil as Output?) { best, next in best.map { areInIncreasingOrder($0, next) ? next : $0 } ?? next }.compactMap { $0 } }
                    func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { reduce(nil as Output?) { best, next in best.map { areInIncreasingOrder(next, $0) ? next : $0 } ?? next }.compactMap { $0 } }
                }
                """),
            Declaration(
                """
                extension Publisher where Output: Equatable {
                    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
                    func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
                }
                """),
            Declaration(
                """
                extension Publisher where Output: Comparable {
                    func max() -> AnyPublisher<Output, Failure> { reduce(nil as Output?) { best, next in best.map { $0 < next ? next : $0 } ?? next }.compactMap { $0 } }
                    func min() -> AnyPublisher<Output, Failure> { reduce(nil as Output?) { best, next in best.map { next < $0 ? next : $0 } ?? next }.compactMap { $0 } }
                }
                """),
            Declaration(
                "extension Publisher where Output == Data { func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, Error> { tryMap { try decoder.decode(type, from: $0) } } }"),
            Declaration(
                "extension Publisher where Output: Encodable { func encode(encoder: JSONEncoder) -> AnyPublisher<Data, Error> { tryMap { try encoder.encode($0) } } }"),
        ]
    }
}
