import Interpreter
import Layout

/// `AttributedString`, its slices and `AttributeContainer`. An index is an offset in bytes of UTF-8.
enum AttributedRows {
    static var rows: [Declaration] { types + makers + slices + AttributedCharacterRows.rows + AttributedRunRows.rows + attributes + AttributedSelectionRows.rows }

    private static var types: [Declaration] {
        [
            Declaration("public protocol AttributedStringProtocol: Hashable, Sendable {}"),
            Declaration("public struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral {}"),
            Declaration("extension AttributedString { public struct Index: Hashable, Comparable, Sendable {} }"),
            Declaration("extension AttributedString.Index { public static func < (a: AttributedString.Index, b: AttributedString.Index) -> Bool }") {
                call in .bool(call.nextOffset() < call.nextOffset())
            },
            Declaration("public struct AttributedSubstring: AttributedStringProtocol {}"),
            Declaration("public struct AttributeContainer: Equatable, Sendable {}"),
            Declaration("extension AttributeContainer { public init() }") { _ in .native(AttributesValue()) },
            Declaration(
                """
                public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
                    public let rawValue: Int
                    public init(rawValue: Int) { self.rawValue = rawValue }
                    public static let emphasized = InlinePresentationIntent(rawValue: 1)
                    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
                    public static let code = InlinePresentationIntent(rawValue: 4)
                    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
                    public static let softBreak = InlinePresentationIntent(rawValue: 64)
                    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
                    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
                    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
                }
                """),
            equality("AttributedString"), equality("AttributedSubstring"), hashing("AttributedString"), hashing("AttributedSubstring"),
            Declaration("extension AttributeContainer { public static func == (a: AttributeContainer, b: AttributeContainer) -> Bool }") { call in
                let (a, b) = (call.nextValue(), call.nextValue())
                return .bool(call.evaluator.areEqual(a, b))
            },
        ]
    }

    private static func equality(_ type: String) -> Declaration {
        Declaration("extension \(type) { public static func == (a: \(type), b: \(type)) -> Bool }") { call in
            .bool(call.nextText().isEqual(to: call.nextText()))
        }
    }

    private static func hashing(_ type: String) -> Declaration {
        Declaration("extension \(type) { public func hash(into hasher: inout Hasher) }") { _ in .void }
    }

    private static var makers: [Declaration] {
        [
            Declaration("extension AttributedString { public init() }") { _ in .native(AttributedValue([])) },
            Declaration("extension AttributedString { public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) }") { call in
                let string = call.next(String.self)
                return .native(AttributedValue(string, call.nextAttributes()))
            },
            Declaration("extension AttributedString { public init(_ substring: AttributedSubstring) }") { call in .native(call.nextText()) },
            Declaration("extension AttributedString { public init(stringLiteral value: String) }") { call in
                .native(AttributedValue(call.next(String.self)))
            },
            Declaration("extension AttributedString { public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString }") { call in
                .native(AttributedValue(call.nextText().runs + call.nextText().runs))
            },
            Declaration("extension AttributedString { public static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs = lhs + rhs } }"),
            Declaration("extension AttributedString { public mutating func append(_ s: AttributedString) { self = self + s } }"),
        ]
    }

    private static var slices: [Declaration] {
        [
            Declaration("extension AttributedStringProtocol { public var startIndex: AttributedString.Index }") { _ in .int(0) },
            Declaration("extension AttributedStringProtocol { public var endIndex: AttributedString.Index }") { call in
                .int(call.receiver.attributedText.bytes.count)
            },
            Declaration(
                "extension AttributedStringProtocol { public func range<T>(of stringToFind: T) -> Range<AttributedString.Index>? where T: StringProtocol }"
            ) { call in
                guard let (start, end) = call.receiver.attributedText.firstRange(of: call.next(String.self)) else { return .none }
                return .some(.range(.int(start), .int(end), closed: false))
            },
            Declaration(
                "extension AttributedString { public subscript(bounds: Range<AttributedString.Index>) -> AttributedSubstring { get set } }",
                get: { call in
                    let (start, end) = call.nextOffsets()
                    return .native(call.receiver.attributedText.slice(start, end))
                },
                set: { call in
                    let (start, end) = call.nextOffsets()
                    call.receiver = .native(call.receiver.attributedText.replacing(start, end, with: call.nextText()))
                    return .void
                }),
        ]
    }

    // MARK: Attributes

    private static var attributes: [Declaration] {
        let holders = ["AttributedString", "AttributedSubstring", "AttributeContainer"]
        return holders.flatMap { holder in TextAttribute.all.map { property($0, of: holder) } }
            + ["AttributedString", "AttributedSubstring"].map { holder in
                Declaration("extension \(holder) { public mutating func mergeAttributes(_ attributes: AttributeContainer) }") { call in
                    let others = call.nextAttributes()
                    call.receiver = .native(call.receiver.attributedText.changed { $0.merge(others) })
                    return .void
                }
            }
            + ["AttributedString", "AttributedSubstring"].flatMap { holder in
                [
                    Declaration("extension \(holder) { public mutating func setAttributes(_ attributes: AttributeContainer) }") { call in
                        let others = call.nextAttributes()
                        call.receiver = .native(call.receiver.attributedText.changed { $0 = others })
                        return .void
                    },
                    Declaration("extension \(holder) { public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString }") { call in
                        let others = call.nextAttributes()
                        return .native(call.receiver.attributedText.changed { $0 = others })
                    },
                    Declaration("extension \(holder) { public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString }") { call in
                        let others = call.nextAttributes()
                        return .native(call.receiver.attributedText.changed { $0.merge(others) })
                    },
                ]
            }
            + TextAttribute.all.map { attribute in
                Declaration("extension AttributeContainer { public func \(attribute.name)(_ value: \(attribute.type)) -> AttributeContainer }") { call in
                    let value = call.nextValue()
                    return .native((call.receiver.native(AttributesValue.self) ?? AttributesValue()).setting(attribute.name, value))
                }
            }
    }

    private static func property(_ attribute: TextAttribute, of holder: String) -> Declaration {
        Declaration(
            "extension \(holder) { public var \(attribute.name): \(attribute.type)? { get set } }",
            get: { call in
                let value =
                    call.receiver.native(AttributesValue.self)?.attributes[attribute.name]
                    ?? call.receiver.native(AttributedValue.self)?.attribute(attribute.name, call.evaluator.areEqual)
                return value.map { .some($0) } ?? .none
            },
            set: { call in
                let value = call.nextValue().unwrapped
                if let container = call.receiver.native(AttributesValue.self) {
                    call.receiver = .native(container.setting(attribute.name, value))
                } else {
                    call.receiver = .native(call.receiver.attributedText.changed { $0[attribute.name] = value })
                }
                return .void
            })
    }
}

/// `AttributeContainer`: attributes without characters.
final class AttributesValue: NativeValue {
    let attributes: AttributedValue.Attributes

    init(_ attributes: AttributedValue.Attributes = AttributedValue.Attributes()) { self.attributes = attributes }

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
