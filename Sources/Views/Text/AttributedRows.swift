import Interpreter

/// `AttributedString`, its slices and `AttributeContainer`. An index is an offset in bytes of UTF-8.
enum AttributedRows {
    static var rows: [Native] {
        types + makers + slices + AttributedCharacterRows.rows + AttributedRunRows.rows + attributes
            + AttributedSelectionRows.rows + AttributeScopeRows.rows
    }

    private static var types: [Native] {
        [
            Native("AttributedString.Index.<(a:b:)") { call in .bool(call.nextOffset() < call.nextOffset()) },
            Native("AttributeContainer.init()") { _ in .native(AttributesValue()) },
            equality("AttributedString"), equality("AttributedSubstring"), hashing("AttributedString"),
            hashing("AttributedSubstring"),
            Native("AttributeContainer.==(a:b:)") { call in
                let (a, b) = (call.nextValue(), call.nextValue())
                return .bool(call.evaluator.areEqual(a, b))
            },
        ]
    }

    private static func equality(_ type: String) -> Native {
        Native("\(type).==(a:b:)") { call in .bool(call.nextText().isEqual(to: call.nextText())) }
    }

    private static func hashing(_ type: String) -> Native { Native("\(type).hash(into:)") { _ in .void } }

    private static var makers: [Native] {
        [
            Native("AttributedString.init()") { _ in .native(AttributedValue([])) },
            Native("AttributedString.init(_:attributes:)") { call in
                let string = call.next(String.self)
                return .native(AttributedValue(string, call.nextAttributes()))
            },
            Native("AttributedString.init(_:)") { call in .native(call.nextText()) },
            Native("AttributedString.init(stringLiteral:)") { call in
                .native(AttributedValue(call.next(String.self)))
            },
            Native("AttributedString.+(lhs:rhs:)") { call in
                .native(AttributedValue(call.nextText().runs + call.nextText().runs))
            },
        ]
    }

    private static var slices: [Native] {
        [
            Native("AttributedStringProtocol.startIndex") { _ in .int(0) },
            Native("AttributedStringProtocol.endIndex") { .int($0.receiver.attributedText.bytes.count) },
            Native("AttributedStringProtocol.range(of:)") { call in
                guard let (start, end) = call.receiver.attributedText.firstRange(of: call.next(String.self))
                else { return .none }
                return .some(.range(.int(start), .int(end), closed: false))
            },
            Native(
                "AttributedString.subscript(bounds:)",
                get: { call in
                    let (start, end) = call.nextOffsets()
                    return .native(call.receiver.attributedText.slice(start, end))
                },
                set: { call in
                    let (start, end) = call.nextOffsets()
                    call.receiver = .native(
                        call.receiver.attributedText.replacing(start, end, with: call.nextText()))
                    return .void
                }),
        ]
    }

    // MARK: Attributes

    private static var attributes: [Native] {
        let holders = ["AttributedString", "AttributedSubstring", "AttributeContainer"]
        return holders.flatMap { holder in TextAttribute.all.map { property($0, of: holder) } }
            + ["AttributedString", "AttributedSubstring"].flatMap { holder in
                changing(holder, "mergeAttributes", "mergingAttributes") { $0.merge($1) }
                    + changing(holder, "setAttributes", "settingAttributes") { $0 = $1 }
            }
            + TextAttribute.all.map { attribute in
                Native("AttributeContainer.\(attribute.name)(_:)") { call in
                    let value = call.nextValue()
                    return .native(
                        (call.receiver.native(AttributesValue.self) ?? AttributesValue()).setting(
                            attribute.name, value))
                }
            }
    }

    /// A change of all characters in place, and one that gives a changed text.
    private static func changing(
        _ holder: String, _ mutating: String, _ making: String,
        _ change: @escaping (inout AttributedValue.Attributes, AttributedValue.Attributes) -> Void
    ) -> [Native] {
        func changed(_ call: NativeCall) -> Value {
            let others = call.nextAttributes()
            return .native(call.receiver.attributedText.changed { change(&$0, others) })
        }
        return [
            Native("\(holder).\(mutating)(_:)") { call in
                call.receiver = changed(call)
                return .void
            },
            Native("\(holder).\(making)(_:)") { changed($0) },
        ]
    }

    private static func property(_ attribute: TextAttribute, of holder: String) -> Native {
        Native(
            "\(holder).\(attribute.name)",
            get: { call in
                Self.attribute(attribute.name, of: call.receiver, call.evaluator).map { .some($0) } ?? .none
            },
            set: { call in
                set(attribute.name, call.nextValue().unwrapped, in: &call.receiver)
                return .void
            })
    }

    /// What a container has, or all characters of a text.
    static func attribute(_ name: String, of holder: Value, _ evaluator: Evaluator) -> Value? {
        holder.native(AttributesValue.self)?.attributes[name]
            ?? holder.native(AttributedValue.self)?.attribute(name, evaluator.areEqual)
    }

    static func set(_ name: String, _ value: Value?, in holder: inout Value) {
        if let container = holder.native(AttributesValue.self) {
            holder = .native(container.setting(name, value))
        } else {
            holder = .native(holder.attributedText.changed { $0[name] = value })
        }
    }
}

/// `AttributeContainer`: attributes without characters.
final class AttributesValue: NativeValue {
    let attributes: AttributedValue.Attributes

    init(_ attributes: AttributedValue.Attributes = AttributedValue.Attributes()) {
        self.attributes = attributes
    }

    func setting(_ name: String, _ value: Value?) -> AttributesValue {
        var changed = attributes
        changed[name] = value
        return AttributesValue(changed)
    }
}

extension Value {
    var attributedText: AttributedValue { native(AttributedValue.self) ?? AttributedValue([]) }
}

extension NativeCall {
    fileprivate func nextText() -> AttributedValue { nextValue().attributedText }
    fileprivate func nextAttributes() -> AttributedValue.Attributes {
        nextValue().native(AttributesValue.self)?.attributes ?? AttributedValue.Attributes()
    }
    fileprivate func nextOffset() -> Int { nextValue().asInt }
    func nextOffsets() -> (Int, Int) {
        guard case .range(let start, let end, _) = nextValue() else { return (0, 0) }
        return (start.asInt, end.asInt)
    }
}
