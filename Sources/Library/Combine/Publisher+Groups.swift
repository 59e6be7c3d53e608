extension Publisher {
    func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    func last() -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { _, next in next }.compactMap { $0 }
    }

    func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }

    func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

    func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
        dropFirst(range.lowerBound).prefix(range.count)
    }

    func output(in range: ClosedRange<Int>) -> AnyPublisher<Output, Failure> {
        dropFirst(range.lowerBound).prefix(range.count)
    }

    func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil as Never? } }

    func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        filter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false)
    }

    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }

    func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        self.`catch` { _ in Just(output) }
    }

    func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements.publisher) }

    func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        append(elements.publisher)
    }

    func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements.publisher) }

    func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        prepend(elements.publisher)
    }

    func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> AnyPublisher<T, Failure>
    { combineLatest(other).map { transform($0.0, $0.1) } }

    func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<
        T, Failure
    > { zip(other).map { transform($0.0, $0.1) } }

    func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> { zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) } }

    func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    func map<A, B>(_ keyPath0: KeyPath<Output, A>, _ keyPath1: KeyPath<Output, B>) -> AnyPublisher<
        (A, B), Failure
    > { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }

    func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
        tryFilter(predicate).prefix(1)
    }

    func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, Error> {
        tryFilter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false)
    }

    func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { best, next in best.map { areInIncreasingOrder($0, next) ? next : $0 } ?? next
        }.compactMap { $0 }
    }

    func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { best, next in best.map { areInIncreasingOrder(next, $0) ? next : $0 } ?? next
        }.compactMap { $0 }
    }
}

extension Publisher where Output: Equatable {
    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
    func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    func max() -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { best, next in best.map { $0 < next ? next : $0 } ?? next }.compactMap { $0 }
    }

    func min() -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { best, next in best.map { next < $0 ? next : $0 } ?? next }.compactMap { $0 }
    }
}

extension Publisher where Output == Data {
    func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, Error> {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    func encode(encoder: JSONEncoder) -> AnyPublisher<Data, Error> { tryMap { try encoder.encode($0) } }
}

extension Publisher where Failure == Never {
    @native func assign(to published: inout Published<Output>.Publisher)
}
