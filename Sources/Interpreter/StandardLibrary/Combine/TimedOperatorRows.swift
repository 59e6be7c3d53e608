import Syntax

/// Operators that let time pass. Their times elapse in order once everything else is done, so that a picture
/// shows what a reader sees when nothing changes any more. What they do with what is waiting follows
/// OpenCombine.
extension StandardLibrary {
    static var timedOperators: [Native] {
        [
            timed("delay(for:tolerance:scheduler:)") { call in
                let interval = seconds(call.arguments[0])
                return { event, downstream in
                    call.evaluator.schedule(after: interval) { downstream.send(event) }
                }
            },
            timed("debounce(for:scheduler:)", debouncing),
            timed("throttle(for:scheduler:latest:)", throttling),
            Native(
                "Publisher.timeout(_:scheduler:customError:)",
                limited),
            Native("Publisher.collect(_: Publishers.TimeGroupingStrategy<S>)") {
                call in Publishers.operated(call.source) { collecting(call) }
            },
        ]
    }

    private static func timed(_ signature: StaticString, _ make: @escaping (NativeCall) -> Publishers.Handler)
        -> Native
    {
        Native("Publisher.\(signature)") { call in
            Publishers.operated(call.source) { make(call) }
        }
    }

    /// The seconds of a scheduler's stride.
    static func seconds(_ stride: Value) -> Double {
        if case .structure(let stride) = stride { return stride.fields.first?.asDouble ?? 0 }
        return 0
    }

    /// Passes on what no other value follows in time; what waits when the source ends is lost.
    private static func debouncing(_ call: NativeCall) -> Publishers.Handler {
        let dueTime = seconds(call.arguments[0])
        var generation = 0
        return { event, downstream in
            generation += 1
            let own = generation
            guard case .value = event else {
                return call.evaluator.schedule(after: 0) { downstream.send(event) }
            }
            call.evaluator.schedule(after: dueTime) { if own == generation { downstream.send(event) } }
        }
    }

    /// One value in each interval: the first of those that come while one waits, or the latest.
    private static func throttling(_ call: NativeCall) -> Publishers.Handler {
        let evaluator = call.evaluator
        let interval = seconds(call.arguments[0])
        let keepsLatest = call.bool(2)
        var (waiting, ending): (PublisherEvent?, PublisherEvent?)
        var lastTime: Double?
        func emit(_ downstream: PublisherSubscription) {
            if ending == nil { lastTime = evaluator.agenda.time }
            let (value, end) = (waiting, ending)
            waiting = nil
            if let value { downstream.send(value) }
            if let end { downstream.send(end) }
        }
        return { event, downstream in
            let isScheduled = waiting != nil
            if case .value = event {
                if !isScheduled || keepsLatest { waiting = event }
            } else {
                ending = event
            }
            guard !isScheduled else { return }
            var delay = 0.0
            if ending == nil, let lastTime { delay = max(0, lastTime + interval - evaluator.agenda.time) }
            evaluator.schedule(after: delay) { emit(downstream) }
        }
    }

    /// Ends, or fails with the error that is made for it, when nothing has come for so long.
    private static func limited(_ call: NativeCall) -> Value {
        let source = call.source
        let interval = seconds(call.arguments[0])
        return .native(
            PublisherValue { downstream in
                var generation = 0
                func wait() {
                    generation += 1
                    let own = generation
                    call.evaluator.schedule(after: interval) {
                        guard own == generation, downstream.isActive else { return }
                        let error = call.arguments[2].presentValue.map { call.evaluator.call($0, []) }
                        downstream.send(error.map { .failed($0) } ?? .finished)
                    }
                }
                wait()
                source.subscribe(for: downstream) { event in
                    if case .value = event { wait() } else { generation += 1 }
                    downstream.send(event)
                }
            })
    }

    /// What came in each interval, or as many values at once; the rest at the end.
    private static func collecting(_ call: NativeCall) -> Publishers.Handler {
        guard case .enumeration(_, let strategy) = call.arguments[0], strategy.count > 1 else {
            return { $1.send($0) }
        }
        let interval = seconds(strategy[1])
        let most = strategy.count > 2 ? max(strategy[2].asInt, 1) : Int.max
        var gathered: [Value] = []
        var isWaiting = false
        func send(_ downstream: PublisherSubscription) {
            let values = gathered
            gathered = []
            if !values.isEmpty { downstream.send(.array(values)) }
        }
        return { event, downstream in
            guard case .value(let value) = event else {
                if case .finished = event { send(downstream) }
                return downstream.send(event)
            }
            gathered.append(value)
            if gathered.count >= most { send(downstream) }
            guard !isWaiting else { return }
            isWaiting = true
            call.evaluator.schedule(after: interval) {
                isWaiting = false
                send(downstream)
            }
        }
    }
}
