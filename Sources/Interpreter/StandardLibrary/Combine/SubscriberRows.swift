import Syntax

/// Subscribers and subscriptions of a program's own, and how many values they ask for.
extension StandardLibrary {
    static var subscribers: [Native] { subscribing + connecting }

    private static var subscribing: [Native] {
        [
            Native("Publisher._keepsRest") { .bool(!$0.source.isLive) }
        ]
    }

    // MARK: Publishers that start when they are told to

    private static var connecting: [Native] {
        [
            Native("Publisher.makeConnectable()") {
                .native(Publishers.connectable($0.source, through: PublisherValue()))
            },
            Native("Publisher.multicast(subject:)") { call in
                .native(Publishers.connectable(call.source, through: call.publisher(call.arguments[0])))
            },
            Native("Publisher.multicast(_:)") { call in
                .native(Publishers.connectable(call.source, through: call.publisher(call.apply(0))))
            },
            Native("Publishers.Autoconnect.upstream") { $0.receiver },
            Native("ConnectablePublisher.autoconnect()") { .native(Publishers.autoconnected($0.source)) },
            Native("ConnectablePublisher.connect()") { call in
                let connection = call.source.connect?()
                return .native(CancellableValue { connection?.cancel() })
            },
        ]
    }
}
