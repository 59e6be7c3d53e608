/// What a preview says of its surroundings, by traits or by modifiers.
public struct PreviewTraits: Sendable {
    /// How much room a preview is given.
    public enum Layout: Sendable {
        /// A device's screen.
        case device
        /// What the view takes.
        case sizeThatFits
        /// This many points each way.
        case fixed(width: Double, height: Double)
    }

    /// The room that it asks for.
    public var layout = Layout.device
    /// Whether it asks for a device on its side.
    public var isLandscape = false
    /// The name of the device that it asks for.
    public var device: String?
    /// The values of `.modifier(…)`, the innermost first.
    public var modifiers: [ExpressionSyntax] = []

    /// Nothing asked for.
    public init() {}

    /// One trait of a `#Preview`: `.sizeThatFitsLayout`, `.fixedLayout(width:height:)`, `.landscapeLeft`,
    /// `.modifier(…)`.
    mutating func add(_ trait: ExpressionSyntax) {
        switch trait.kind {
        case .member(_, let name, _, _): add(name.name, [])
        case .call(let call):
            if case .member(_, let name, _, _) = call.callee.kind { add(name.name, call.arguments) }
        default: break
        }
    }

    private mutating func add(_ name: Name, _ arguments: [ArgumentSyntax]) {
        switch name {
        case "sizeThatFitsLayout", "sizeThatFits": layout = .sizeThatFits
        case "defaultLayout", "device": layout = .device
        case "fixedLayout", "fixed":
            if let width = arguments.number("width"), let height = arguments.number("height") {
                layout = .fixed(width: width, height: height)
            }
        case "landscapeLeft", "landscapeRight": isLandscape = true
        case "portrait", "portraitUpsideDown": isLandscape = false
        case "modifier": if let first = arguments.first { modifiers.append(first.value) }
        default: break
        }
    }

    /// One modifier of a provider's view; what stands outside wins over what is inside.
    mutating func add(modifier name: Name, _ arguments: [ArgumentSyntax]) {
        guard let first = arguments.first?.value else { return }
        switch name {
        case "previewLayout", "previewInterfaceOrientation": add(first)
        case "previewDevice": device = first.text ?? first.firstArgument?.text
        default: break
        }
    }
}

extension [ArgumentSyntax] {
    /// A number written as one.
    fileprivate func number(_ label: Name) -> Double? {
        guard let argument = first(where: { $0.label?.name == label }) else { return nil }
        switch argument.value.kind {
        case .integer(let value): return Double(value)
        case .float(let value): return value
        default: return nil
        }
    }
}

extension ExpressionSyntax {
    /// The text of a literal without interpolations.
    var text: String? {
        guard case .string(let string) = kind else { return nil }
        var text = ""
        for segment in string.segments {
            guard case .text(let part, _) = segment else { return nil }
            text += part
        }
        return text
    }

    fileprivate var firstArgument: ExpressionSyntax? {
        if case .call(let call) = kind { call.arguments.first?.value } else { nil }
    }
}
