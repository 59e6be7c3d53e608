final class PassthroughSubject<Output, Failure: Error>: Subject { @native init() }

final class CurrentValueSubject<Output, Failure: Error>: Subject { @native init(_ value: Output) }

extension CurrentValueSubject {
    @native var value: Output { get set }
}

extension Subject {
    @native func send(_ input: Output)
}

extension Subject where Output == Void {
    @native func send()
}

extension Subject {
    @native func send(completion: Subscribers.Completion<Failure>)
}
