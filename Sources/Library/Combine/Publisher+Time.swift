// Operators that let time pass. Their times elapse in order once everything else is done, so that a picture
// shows what a reader sees when nothing changes any more. What they do with what is waiting follows
// OpenCombine.
extension Publisher {
    func delay<S: Scheduler>(
        for interval: _SchedulerStride, tolerance: _SchedulerStride? = nil, scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        _operated { next in
            { event in _after(interval._seconds) { next.tell(event) } }
        }
    }

    func debounce<S: Scheduler>(for dueTime: _SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure>
    {
        _operated { next in
            var generation = 0
            return { event in
                generation += 1
                let own = generation
                switch event {
                case .value: _after(dueTime._seconds) { if own == generation { next.tell(event) } }
                // What waits when the source ends is lost.
                case .end: _after(0) { next.tell(event) }
                }
            }
        }
    }

    /// One value in each interval: the first of those that come while one waits, or the latest.
    func throttle<S: Scheduler>(
        for interval: _SchedulerStride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        _operated { next in
            var waiting: _PublisherEvent<Output, Failure>?
            var ending: _PublisherEvent<Output, Failure>?
            var lastTime: Double?
            func emit() {
                if ending == nil { lastTime = _elapsed() }
                let (value, end) = (waiting, ending)
                waiting = nil
                if let value { next.tell(value) }
                if let end { next.tell(end) }
            }
            return { event in
                let isScheduled = waiting != nil
                switch event {
                case .value: if !isScheduled || latest { waiting = event }
                case .end: ending = event
                }
                if isScheduled { return }
                var delay = 0.0
                if ending == nil, let lastTime {
                    delay = Swift.max(0, lastTime + interval._seconds - _elapsed())
                }
                _after(delay, emit)
            }
        }
    }

    /// Ends, or fails with the error that is made for it, when nothing has come for so long.
    func timeout<S: Scheduler>(
        _ interval: _SchedulerStride, scheduler: S, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        _operated { next in
            var generation = 0
            func wait() {
                generation += 1
                let own = generation
                _after(interval._seconds) {
                    guard own == generation, next.isActive else { return }
                    if let customError { next.end(.failure(customError())) } else { next.end(.finished) }
                }
            }
            wait()
            return { event in
                if case .value = event { wait() } else { generation += 1 }
                next.tell(event)
            }
        }
    }

    /// What came in each interval, or as many values at once; the rest at the end.
    func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>) -> AnyPublisher<
        [Output], Failure
    > {
        switch strategy {
        case .byTime(_, let interval): _collected(interval, Int.max)
        case .byTimeOrCount(_, let interval, let count): _collected(interval, Swift.max(count, 1))
        }
    }

    private func _collected(_ interval: _SchedulerStride, _ most: Int) -> AnyPublisher<[Output], Failure> {
        _operated { next in
            var gathered: [Output] = []
            var isWaiting = false
            func send() {
                let values = gathered
                gathered = []
                if !values.isEmpty { next.send(values) }
            }
            return { event in
                switch event {
                case .end(let completion):
                    if case .finished = completion { send() }
                    next.end(completion)
                case .value(let value):
                    gathered.append(value)
                    if gathered.count >= most { send() }
                    if isWaiting { return }
                    isWaiting = true
                    _after(interval._seconds) {
                        isWaiting = false
                        send()
                    }
                }
            }
        }
    }
}

/// The seconds that have passed on the preview's clock.
@native func _elapsed() -> Double
