/// Types and patterns on one line, in a normal form of their source.
extension TreePrinter {
    static func list(_ parts: [String], _ separator: String = ", ") -> String {
        var text = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { text += separator }
            text += part
        }
        return text
    }

    static func angled(_ types: [TypeSyntax]) -> String {
        types.isEmpty ? "" : "<" + list(types.map(text)) + ">"
    }

    /// A type in one line, as the language writes it.
    public static func text(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .named(let name, let arguments): name.name.text + angled(arguments)
        case .member(let base, let name, let arguments): text(base) + "." + name.name.text + angled(arguments)
        case .array(let element): "[" + text(element) + "]"
        case .dictionary(let key, let value): "[" + text(key) + ": " + text(value) + "]"
        case .optional(let base): text(base) + "?"
        case .implicitlyUnwrapped(let base): text(base) + "!"
        case .tuple(let elements): "(" + list(elements.map(text)) + ")"
        case .function(let function):
            "(" + list(function.parameters.map(text)) + ")" + (function.isAsync ? " async" : "")
                + (function.isThrowing ? " throws" : "") + " -> " + text(function.result)
        case .some(let type): "some " + text(type)
        case .any(let type): "any " + text(type)
        case .composition(let types): list(types.map(text), " & ")
        case .metatype(let base): text(base) + ".Type"
        case .attributed(let attributes, let specifiers, let base):
            list(attributes.map { "@" + text($0.type) } + specifiers.map { $0.name.text } + [text(base)], " ")
        case .packExpansion(let type): "repeat " + text(type)
        case .packElement(let type): "each " + text(type)
        case .suppressed(let type): "~" + text(type)
        case .inferred: "_"
        case .missing: "<missing>"
        }
    }

    static func text(_ element: TupleTypeElementSyntax) -> String {
        var text = element.label.map { $0.name.text } ?? ""
        if let second = element.secondName { text += " " + second.name.text }
        if element.label != nil { text += ": " }
        return text + Self.text(element.type) + (element.isVariadic ? "..." : "")
    }

    /// A pattern in one line, as the language writes it.
    public static func text(_ pattern: PatternSyntax) -> String {
        switch pattern.kind {
        case .wildcard: "_"
        case .name(let name): name.name.text
        case .binding(let isVar, let inner): (isVar ? "var " : "let ") + text(inner)
        case .tuple(let elements): "(" + list(elements.map(text)) + ")"
        case .enumCase(let type, let name, let payload):
            (type.map(text) ?? "") + "." + name.name.text
                + (payload.map { "(" + list($0.map(text)) + ")" } ?? "")
        case .optional(let inner): text(inner) + "?"
        case .is(let type): "is " + text(type)
        case .cast(let inner, let type): text(inner) + " as " + text(type)
        case .expression(let expression): inline(expression)
        case .missing: "<missing>"
        }
    }

    static func text(_ element: TuplePatternElementSyntax) -> String {
        (element.label.map { $0.name.text + ": " } ?? "") + text(element.pattern)
    }

    /// An expression on one line: its nodes in parentheses.
    static func inline(_ expression: ExpressionSyntax) -> String {
        var printer = TreePrinter()
        printer.expression(expression)
        var text = ""
        var depth = -1
        for line in printer.lines {
            var spaces = 0
            for byte in line.utf8 { if byte == " " { spaces += 1 } else { break } }
            let level = spaces / 2
            while depth >= level {
                text += ")"
                depth -= 1
            }
            if !text.isEmpty { text += " " }
            text += "(" + String(decoding: Array(line.utf8.dropFirst(spaces)), as: UTF8.self)
            depth = level
        }
        while depth >= 0 {
            text += ")"
            depth -= 1
        }
        return text
    }
}
