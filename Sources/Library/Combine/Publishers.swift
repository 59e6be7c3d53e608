extension Publishers {
    final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    final class Autoconnect<Upstream: Publisher>: _LibraryPublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
}

extension Publishers.Autoconnect {
    @native var upstream: Upstream
}

extension Publishers {
    enum TimeGroupingStrategy<Context> {
        case byTime(Context, _SchedulerStride)
        case byTimeOrCount(Context, _SchedulerStride, Int)
    }
}

enum Publishers {}

extension Publishers {
    struct CombineLatest<A: Publisher, B: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.CombineLatest {
    init(_ A_: A, _ B_: B) { self = _sameAs(A_.combineLatest(B_)) }
}

extension Publishers {
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.CombineLatest3 {
    init(_ A_: A, _ B_: B, _ C_: C) { self = _sameAs(A_.combineLatest(B_, C_)) }
}

extension Publishers {
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.CombineLatest4 {
    init(_ A_: A, _ B_: B, _ C_: C, _ D_: D) { self = _sameAs(A_.combineLatest(B_, C_, D_)) }
}

extension Publishers {
    struct Zip<A: Publisher, B: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.Zip {
    init(_ A_: A, _ B_: B) { self = _sameAs(A_.zip(B_)) }
}

extension Publishers {
    struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.Zip3 {
    init(_ A_: A, _ B_: B, _ C_: C) { self = _sameAs(A_.zip(B_, C_)) }
}

extension Publishers {
    struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.Zip4 {
    init(_ A_: A, _ B_: B, _ C_: C, _ D_: D) { self = _sameAs(A_.zip(B_, C_, D_)) }
}

extension Publishers {
    struct Merge<A: Publisher, B: Publisher>: _LibraryPublisher where B.Output == A.Output {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
}

extension Publishers.Merge {
    init(_ A_: A, _ B_: B) { self = _sameAs(A_.merge(with: B_)) }
}

extension Publishers {
    struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher
    where B.Output == A.Output, C.Output == A.Output {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
}

extension Publishers.Merge3 {
    init(_ A_: A, _ B_: B, _ C_: C) { self = _sameAs(A_.merge(with: B_, C_)) }
}

extension Publishers {
    struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher
    where B.Output == A.Output, C.Output == A.Output, D.Output == A.Output {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
}

extension Publishers.Merge4 {
    init(_ A_: A, _ B_: B, _ C_: C, _ D_: D) { self = _sameAs(A_.merge(with: B_, C_, D_)) }
}

extension Publishers {
    struct MergeMany<Upstream: Publisher>: _LibraryPublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
}

extension Publishers.MergeMany {
    init(_ upstream: Upstream...) { self.init(upstream) }

    init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
        let sources = Array(upstream)
        self = _sameAs(
            AnyPublisher<Output, Failure>(_telling: { next in
                let several = _Several(next)
                for source in sources { several.hear(source) { next.send($0) } }
                several.left()
            }))
    }
}
