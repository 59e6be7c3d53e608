import Syntax

/// A piece of a translation: text, or the place of a value, counted from 0.
public enum LocalizedPart: Sendable {
    case text(String)
    case value(Int)
}

/// Says keys in the language of a preview; the host of an evaluator has one if it has texts.
open class Localizer {
    public init() {}

    /// What the language has for a key, nil where it has nothing.
    ///
    /// - Parameter numbers: the values that are whole numbers.
    open func text(_ key: Name, table: Name?, _ numbers: [Int64?]) -> [LocalizedPart]? { nil }

    /// What a file of the preview's bundle holds.
    open func file(_ name: Name) -> String? { nil }
}

/// Formats as keys of texts have them.
public enum LocalizedFormat {
    /// What stands in a key for a value.
    public static func specifier(of value: Value) -> String {
        switch value {
        case .int: "%lld"
        case .double: "%lf"
        default: "%@"
        }
    }

    public static func number(_ value: Value) -> Int64? {
        if case .int(let number) = value { return number }
        return nil
    }
}

/// `String(localized:)` and `NSLocalizedString`: a key with values, said in the preview's language.
extension StandardLibrary {
    static var localization: [Native] {
        [
            Native("LocalizedStringResource.init(stringInterpolation:)") { call in
                resource(call.arguments[0].asArray, call.evaluator)
            },
            Native("_bundledText(_:)") { call in
                let text = call.evaluator.localizer?.file(Name(call.arguments[0].asString))
                return text.map { .some(.string($0)) } ?? .none
            },
            Native("_localized(_:_:_:_:_:)") { call in
                let values = call.arguments[3].asArray.map { $0.asString }
                let numbers = call.arguments[4].asArray.map { $0.unwrapped.flatMap(LocalizedFormat.number) }
                let table = call.arguments[1].unwrapped.map { Name($0.asString) }
                let translated = call.evaluator.localizer?.text(
                    Name(call.arguments[0].asString), table: table, numbers)
                return .string(filled(translated ?? parts(of: call.arguments[2].asArray), values))
            },
        ]
    }

    /// The key, the texts between the values, their texts and those that are whole numbers.
    private static func resource(_ segments: [Value], _ evaluator: Evaluator) -> Value {
        var key = "", texts = [Value.string("")], values: [Value] = [], numbers: [Value] = []
        for segment in segments {
            guard case .tuple(let elements) = segment, elements.count > 1 else {
                key += segment.asString
                texts[texts.count - 1] = .string(texts[texts.count - 1].asString + segment.asString)
                continue
            }
            key += LocalizedFormat.specifier(of: elements[0])
            texts.append(.string(""))
            values.append(elements[1])
            numbers.append(LocalizedFormat.number(elements[0]).map { .some(.int($0)) } ?? .none)
        }
        return evaluator.structure(
            "LocalizedStringResource", [.string(key), .array(texts), .array(values), .array(numbers), .none])
    }

    /// Texts with a value between each two.
    private static func parts(of texts: [Value]) -> [LocalizedPart] {
        var parts: [LocalizedPart] = []
        for (index, text) in texts.enumerated() {
            if index > 0 { parts.append(.value(index - 1)) }
            parts.append(.text(text.asString))
        }
        return parts
    }

    private static func filled(_ parts: [LocalizedPart], _ values: [String]) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let part): text += part
            case .value(let index): if index < values.count { text += values[index] }
            }
        }
        return text
    }
}
