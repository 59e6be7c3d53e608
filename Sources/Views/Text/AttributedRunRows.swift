import Interpreter
import Syntax

/// The runs of an attributed text: stretches of the same attributes, or of the same value of one.
enum AttributedRunRows {
    static var rows: [Native] { types + changes }

    private static var types: [Native] {
        [
            Native("AttributedStringProtocol.runList") { call in
                var offset = 0
                return .array(
                    call.receiver.attributedText.runs.map { run in
                        let range = Value.range(.int(offset), .int(offset + run.bytes.count), closed: false)
                        offset += run.bytes.count
                        return call.evaluator.structure(
                            nested: ["AttributedString", "Run"],
                            [range, .native(AttributesValue(run.attributes))])
                    })
            }
        ]
    }

    private static var changes: [Native] {
        [
            Native("AttributedString.replaceSubrange(_:with:)") { call in
                guard case .range(let start, let end, _) = call.nextValue() else { return .void }
                let middle = call.nextValue().attributedText
                call.receiver = .native(
                    call.receiver.attributedText.replacing(start.asInt, end.asInt, with: middle))
                return .void
            },
            Native("_marked(_:)") { call in
                let runs = InlineMarkdown(call.next(String.self)).runs
                return .native(
                    AttributedValue(runs.map { AttributedValue.Run(bytes: $0.bytes, traits: $0.traits) }))
            },
            Native("_addresses(_:)") { call in
                var offset = 0
                var links: [Value] = []
                for run in InlineMarkdown(call.next(String.self)).runs {
                    let range = Value.range(.int(offset), .int(offset + run.bytes.count), closed: false)
                    offset += run.bytes.count
                    if let address = run.address {
                        links.append(.tuple([.string(String(decoding: address, as: UTF8.self)), range]))
                    }
                }
                return .array(links)
            },
        ]
    }
}
