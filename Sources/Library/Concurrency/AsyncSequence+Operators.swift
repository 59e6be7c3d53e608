extension AsyncSequence {
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> _AsyncTransformation<Self, T> {
        _AsyncTransformation(
            base: self,
            step: { iterator in
                guard let next = try await iterator.next() else { return nil }
                return try await transform(next)
            })
    }

    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> _AsyncTransformation<Self, T> {
        _AsyncTransformation(
            base: self,
            step: { iterator in
                while let next = try await iterator.next() {
                    if let made = try await transform(next) { return made }
                }
                return nil
            })
    }

    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> _AsyncTransformation<Self, Element>
    {
        _AsyncTransformation(
            base: self,
            step: { iterator in
                while let next = try await iterator.next() {
                    if try await isIncluded(next) { return next }
                }
                return nil
            })
    }

    func prefix(_ count: Int) -> _AsyncTransformation<Self, Element> {
        _AsyncTransformation(
            base: self,
            start: {
                var left = count
                return { iterator in
                    left -= 1
                    return left < 0 ? nil : try await iterator.next()
                }
            })
    }

    func prefix(while predicate: @escaping (Element) async throws -> Bool) -> _AsyncTransformation<
        Self, Element
    > {
        _AsyncTransformation(
            base: self,
            start: {
                var isOver = false
                return { iterator in
                    if isOver { return nil }
                    if let next = try await iterator.next(), try await predicate(next) { return next }
                    isOver = true
                    return nil
                }
            })
    }

    func drop(while predicate: @escaping (Element) async throws -> Bool) -> _AsyncTransformation<
        Self, Element
    > {
        _AsyncTransformation(
            base: self,
            start: {
                var isDropping = true
                return { iterator in
                    while let next = try await iterator.next() {
                        if isDropping, try await predicate(next) { continue }
                        isDropping = false
                        return next
                    }
                    return nil
                }
            })
    }

    func dropFirst(_ count: Int = 1) -> _AsyncTransformation<Self, Element> {
        _AsyncTransformation(
            base: self,
            start: {
                var left = count
                return { iterator in
                    while left > 0 {
                        left -= 1
                        _ = try await iterator.next()
                    }
                    return try await iterator.next()
                }
            })
    }

    func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
    ) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let next = try await iterator.next() { try await updateAccumulatingResult(&result, next) }
        return result
    }

    func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
    ) async rethrows -> Result {
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

    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        try await first(where: predicate) != nil
    }

    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let next = try await iterator.next() {
            if try await !predicate(next) { return false }
        }
        return true
    }
}

extension AsyncSequence where Element: Equatable {
    func contains(_ search: Element) async rethrows -> Bool { try await contains { $0 == search } }
}
