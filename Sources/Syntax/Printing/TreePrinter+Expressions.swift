/// Expressions as lines of the tree, in parentheses and one level deeper for each part.
extension TreePrinter {
    mutating func expression(_ expression: ExpressionSyntax) {
        switch expression.kind {
        case .integer(let value): line("integer \(value)")
        case .float(let value): line("float \(value)")
        case .string(let literal): string(literal)
        case .boolean(let value): line(value ? "true" : "false")
        case .nil: line("nil")
        case .regex: line("regex")
        case .identifier(let name, let arguments): line("name " + name.name.text + Self.angled(arguments))
        case .member(let base, let name, let arguments, let labels):
            let text = "member " + name.name.text + Self.angled(arguments) + Self.text(labels)
            node(text) { if let base { $0.expression(base) } }
        case .call(let call): self.call(call, "call")
        case .subscript(let call): self.call(call, "subscript")
        case .closure(let closure): self.closure(closure, "closure")
        case .array(let elements): list("array", elements)
        case .dictionary(let pairs):
            list("dictionary", pairs.flatMap { [$0.key, $0.value] })
        case .tuple(let elements): node("tuple") { $0.arguments(elements) }
        case .parenthesized(let inner): node("parentheses") { $0.expression(inner) }
        default: operation(expression)
        }
    }

    private mutating func operation(_ expression: ExpressionSyntax) {
        switch expression.kind {
        case .prefix(let name, let operand): node("prefix " + name.name.text) { $0.expression(operand) }
        case .postfix(let operand, let name): node("postfix " + name.name.text) { $0.expression(operand) }
        case .binary(let left, let name, let right):
            list("binary " + name.name.text, [left, right])
        case .ternary(let condition, let first, let second):
            list("ternary", [condition, first, second])
        case .is(let value, let type): node("is " + Self.text(type)) { $0.expression(value) }
        case .cast(let value, let kind, let type):
            let words = ["as ", "as? ", "as! "]
            node(words[kind == .coerce ? 0 : kind == .conditional ? 1 : 2] + Self.text(type)) {
                $0.expression(value)
            }
        case .try(let kind, let value):
            node(kind == .plain ? "try" : kind == .optional ? "try?" : "try!") { $0.expression(value) }
        case .await(let value): node("await") { $0.expression(value) }
        case .packExpansion(let value): node("repeat") { $0.expression(value) }
        case .packElement(let value): node("each") { $0.expression(value) }
        case .inout(let value): node("inout") { $0.expression(value) }
        case .optionalChain(let value): node("optional-chain") { $0.expression(value) }
        case .forceUnwrap(let value): node("force-unwrap") { $0.expression(value) }
        case .keyPath(let root, let components): keyPath(root, components)
        case .if(let branch): branches(branch)
        case .switch(let choice): cases(choice)
        case .macro(let name, let call): node("#" + name.name.text) { if let call { $0.call(call) } }
        case .type(let type): line("type " + Self.text(type))
        case .wildcard: line("_")
        case .elision: line("...")
        case .missing: line("missing")
        default: break
        }
    }

    private mutating func list(_ text: String, _ parts: [ExpressionSyntax]) {
        node(text) { for part in parts { $0.expression(part) } }
    }

    private mutating func call(_ call: CallSyntax, _ word: String) {
        node(word) {
            $0.expression(call.callee)
            $0.call(call)
        }
    }

    static func text(_ labels: [Name]?) -> String {
        guard let labels else { return "" }
        return "(" + list(labels.map { $0.text + ":" }, "") + ")"
    }

    mutating func arguments(_ arguments: [ArgumentSyntax]) {
        for argument in arguments {
            if let label = argument.label {
                node(label.name.text + ":") { $0.expression(argument.value) }
            } else {
                expression(argument.value)
            }
        }
    }

    /// Arguments and trailing closures; the callee is the caller's.
    mutating func call(_ call: CallSyntax) {
        if !call.arguments.isEmpty { node("arguments") { $0.arguments(call.arguments) } }
        for trailing in call.trailingClosures {
            closure(trailing.closure, "trailing" + (trailing.label.map { " " + $0.name.text + ":" } ?? ""))
        }
    }

    mutating func closure(_ closure: ClosureSyntax, _ word: String) {
        var head = word
        for attribute in closure.attributes { head += " @" + Self.text(attribute.type) }
        if !closure.captures.isEmpty {
            let names = closure.captures.map {
                ($0.specifier.isEmpty ? "" : $0.specifier.text + " ") + $0.name.name.text
            }
            head += " [" + Self.list(names) + "]"
        }
        if let parameters = closure.parameters {
            head +=
                " ("
                + Self.list(
                    parameters.map { $0.name.name.text + ($0.type.map { ": " + Self.text($0) } ?? "") }) + ")"
        }
        if closure.isAsync { head += " async" }
        if closure.isThrowing { head += " throws" }
        if let result = closure.result { head += " -> " + Self.text(result) }
        node(head) {
            for capture in closure.captures {
                if let value = capture.value {
                    $0.node("capture " + capture.name.name.text) { $0.expression(value) }
                }
            }
            $0.block(closure.body)
        }
    }

    private mutating func string(_ literal: StringLiteralSyntax) {
        if literal.segments.isEmpty { return line("string \"\"") }
        if literal.segments.count == 1, case .text(let text, _) = literal.segments[0] {
            return line("string " + Self.quoted(text))
        }
        node("string") {
            for segment in literal.segments {
                switch segment {
                case .text(let text, _): $0.line(Self.quoted(text))
                case .interpolation(let arguments, _): $0.node("interpolation") { $0.arguments(arguments) }
                }
            }
        }
    }

    static func quoted(_ text: String) -> String {
        var bytes = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "\"", "\\": bytes += [UInt8(ascii: "\\"), byte]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func keyPath(_ root: TypeSyntax?, _ components: [KeyPathComponentSyntax]) {
        node("key-path" + (root.map { " " + Self.text($0) } ?? "")) {
            for component in components {
                switch component {
                case .property(let name): $0.line("." + name.name.text)
                case .subscript(let arguments, _): $0.node("[]") { $0.arguments(arguments) }
                case .optionalChain: $0.line("?")
                case .forceUnwrap: $0.line("!")
                }
            }
        }
    }
}
