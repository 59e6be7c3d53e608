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
    @native init(_ A_: A, _ B_: B)
}

extension Publishers {
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.CombineLatest3 {
    @native init(_ A_: A, _ B_: B, _ C_: C)
}

extension Publishers {
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.CombineLatest4 {
    @native init(_ A_: A, _ B_: B, _ C_: C, _ D_: D)
}

extension Publishers {
    struct Zip<A: Publisher, B: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.Zip {
    @native init(_ A_: A, _ B_: B)
}

extension Publishers {
    struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.Zip3 {
    @native init(_ A_: A, _ B_: B, _ C_: C)
}

extension Publishers {
    struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
    }
}

extension Publishers.Zip4 {
    @native init(_ A_: A, _ B_: B, _ C_: C, _ D_: D)
}

extension Publishers {
    struct Merge<A: Publisher, B: Publisher>: _LibraryPublisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
}

extension Publishers.Merge {
    @native init(_ A_: A, _ B_: B)
}

extension Publishers {
    struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _LibraryPublisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
}

extension Publishers.Merge3 {
    @native init(_ A_: A, _ B_: B, _ C_: C)
}

extension Publishers {
    struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LibraryPublisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
}

extension Publishers.Merge4 {
    @native init(_ A_: A, _ B_: B, _ C_: C, _ D_: D)
}

extension Publishers {
    struct MergeMany<Upstream: Publisher>: _LibraryPublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
}

extension Publishers.MergeMany {
    @native init(_ upstream: Upstream...)
    @native init<S: Sequence>(_ upstream: S) where S.Element == Upstream
}
