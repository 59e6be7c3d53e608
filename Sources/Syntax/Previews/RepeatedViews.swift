/// A `ForEach` whose elements are written out, so that each of them is a preview: `ForEach(0..<3) { … }`,
/// `ForEach(["a", "b"], id: \.self) { … }`. How many others have, only running them would tell.
struct RepeatedViews {
    /// One element, and the data that holds it alone.
    struct Element {
        var value: ExpressionSyntax
        var data: ExpressionSyntax
    }

    let elements: [Element]
    /// What the content calls an element.
    let parameter: Name
    let content: CodeBlockSyntax

    /// Nobody looks at more pictures of one view: what repeats it so often shows a list.
    private static let mostElements = 20

    init?(_ call: CallSyntax) {
        guard case .identifier(let name, _) = call.callee.kind, name.name == "ForEach",
            let data = call.arguments.first, data.label == nil, call.trailingClosures.count == 1,
            let elements = Self.elements(of: data.value), (1...Self.mostElements).contains(elements.count)
        else { return nil }
        let closure = call.trailingClosures[0].closure
        self.elements = elements
        parameter = closure.parameters?.first?.name.name ?? "$0"
        content = closure.body
    }

    private static func elements(of data: ExpressionSyntax) -> [Element]? {
        func alone(_ kind: ExpressionKind) -> ExpressionSyntax {
            ExpressionSyntax(kind, data.range, id: data.id)
        }
        switch data.kind {
        case .array(let values):
            return values.map { Element(value: $0, data: alone(.array([$0]))) }
        case .binary(var lower, let sign, var upper):
            guard case .integer(let first) = lower.kind, case .integer(let last) = upper.kind,
                sign.name == "..<" || sign.name == "...", first <= last, last < .max,
                last - first <= mostElements
            else { return nil }
            let isOpen = sign.name == "..<"
            return (first..<(isOpen ? last : last + 1)).map { number in
                lower.kind = .integer(number)
                upper.kind = .integer(isOpen ? number + 1 : number)
                return Element(value: lower, data: alone(.binary(lower, sign, upper)))
            }
        default: return nil
        }
    }
}

/// What names inside of a `ForEach` stand for, where that is a number or a text.
struct ElementValues {
    private var values: [Name: ExpressionSyntax] = [:]
    /// Which element of each `ForEach` around it, from the outside in.
    private(set) var numbers: [Int] = []

    func adding(_ number: Int, _ element: RepeatedViews.Element, of views: RepeatedViews) -> ElementValues {
        var inner = self
        inner.values[views.parameter] = element.value
        inner.numbers.append(number)
        return inner
    }

    /// An argument of a modifier with the values in place of their names.
    func filled(_ argument: ArgumentSyntax) -> ArgumentSyntax {
        var argument = argument
        argument.value = filled(argument.value)
        return argument
    }

    private func filled(_ value: ExpressionSyntax) -> ExpressionSyntax {
        guard !values.isEmpty else { return value }
        var filled = value
        switch value.kind {
        case .identifier(let name, _): filled.kind = (values[name.name] ?? value).kind
        case .string(let string):
            filled.kind = .string(StringLiteralSyntax(segments: string.segments.map(self.filled)))
        case .call(var call):
            call.arguments = call.arguments.map(self.filled)
            filled.kind = .call(call)
        default: break
        }
        return filled
    }

    private func filled(_ segment: StringLiteralSyntax.Segment) -> StringLiteralSyntax.Segment {
        guard case .interpolation(let arguments, let range) = segment, arguments.count == 1 else {
            return segment
        }
        let value = filled(arguments[0].value)
        if case .integer(let number) = value.kind { return .text("\(number)", range) }
        return value.text.map { .text($0, range) } ?? segment
    }
}
