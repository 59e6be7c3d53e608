import Interpreter

/// Arguments found by their labels, for natives that serve every initializer of a view. What the declaration
/// that is called has no label for is nil.
extension NativeCall {
    /// An argument's value; nil for `nil` as well.
    func value(_ label: StaticString) -> Value? { argument(label)?.unwrapped }

    func binding(_ label: StaticString) -> BindingValue? { argument(label)?.native(BindingValue.self) }

    /// The view that a builder's closure makes; in older declarations the argument is the view itself.
    func content(_ label: StaticString) -> Value? {
        guard let content = argument(label) else { return nil }
        guard case .function = content else { return content }
        return evaluator.call(content, [])
    }

    /// What a style hands on to the control that it styles.
    var configuration: ControlConfiguration? { unlabeledArgument?.native(ControlConfiguration.self) }

    /// What labels a control: a title, with a picture or without, or a view.
    var label: Value? {
        if let configuration { return configuration["label"].unwrapped }
        guard let title = unlabeledArgument.map({ Value.native($0.titleText) }) else {
            return content("label")
        }
        if let symbol = argument("systemImage") { return titled(title, .symbol(String(symbol))) }
        guard let image = argument("image") else { return title }
        if case .string(let name) = image { return titled(title, .file(AssetName(name))) }
        return titled(title, .file(AssetName(resource: image)))
    }

    /// A label whose picture is read out if it is not a symbol.
    var labelWithReadImage: Value? {
        let label = label
        if argument("image") != nil {
            label?.native(LabelValue.self)?.icon.native(ImageValue.self)?.isDecorative = false
        }
        return label
    }

    /// A title with a picture that says nothing of its own.
    func titled(_ title: Value, _ source: ImageValue.Source) -> Value {
        let image = ImageValue(source, range: range)
        image.isDecorative = true
        return .native(LabelValue(range, title: title, icon: .native(image)))
    }

    /// The ends of a range of numbers.
    func bounds(_ label: StaticString) -> (lower: Double, upper: Double)? {
        guard let range = argument(label) else { return nil }
        guard case .range(let low, let high, _) = range else { return (0, 1) }
        return (low.number, high.number)
    }
}
