/// Bytes, files and the network. A preview has neither: nothing is in a bundle or a folder, and what is asked
/// of another host goes on waiting, as a preview shows one moment.
extension StandardLibrary {
    static var network: [Native] { bytes + sessions }

    private static var bytes: [Native] {
        [
            Native("String.init(data:encoding:)") { .some(text(of: $0)) },
            Native("String.init(decoding:as:)") { text(of: $0) },
        ]
    }

    private static func text(of call: NativeCall) -> Value {
        let bytes = call.arguments[0].field(0).asArray
        return .string(Strings.text(bytes.map { UInt8(truncatingIfNeeded: $0.asInteger) }))
    }

    private static var sessions: [Native] {
        let wait: NativeBody = { call in
            call.evaluator.suspend()
            return .void
        }
        return [
            Native("URLSession.dataTaskPublisher(for: URL)") { _ in .native(PublisherValue()) },
            Native("URLSession.dataTaskPublisher(for: URLRequest)") { _ in .native(PublisherValue()) },
            Native("URLSession.data(from:)", wait),
            Native("URLSession.data(for:)", wait),
            Native("URLSession.upload(for:from:)", wait),
        ]
    }
}
