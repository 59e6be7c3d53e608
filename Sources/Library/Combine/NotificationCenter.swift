struct Notification {
    struct Name: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
    }

    var name: Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?

    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}

protocol NSObjectProtocol: AnyObject {}

class NotificationCenter {
    typealias Publisher = AnyPublisher<Notification, Never>
    static let `default` = NotificationCenter()
    private let subject = PassthroughSubject<Notification, Never>()
    private final class Observer: NSObjectProtocol { var token: AnyCancellable? }
    init() {}

    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
    {
        subject.filter { $0.name == name }
    }

    func post(_ notification: Notification) { subject.send(notification) }

    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    @discardableResult
    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> NSObjectProtocol {
        let observer = Observer()
        observer.token = subject.filter { name == nil || $0.name == name }.sink { block($0) }
        observers.append(observer)
        return observer
    }

    func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object: Any?
    ) {}

    func removeObserver(_ observer: Any, name aName: Notification.Name?, object: Any?) {
        removeObserver(observer)
    }

    private var observers: [Observer] = []

    func removeObserver(_ observer: Any) {
        guard let observer = observer as? Observer else { return }
        observer.token = nil
        observers.removeAll { $0 === observer }
    }

    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            _ = self.addObserver(forName: name, object: object, queue: nil) { _ = continuation.yield($0) }
        }
    }
}
