import Graphics
import Interpreter
import Layout

// What the core hangs on nodes for others: controls, containers and interaction.

/// The id that `id(_:)` or `ForEach` gave a view.
final class IDPayload: LayoutPayload {
    let id: Value

    init(_ id: Value) { self.id = id }
}

/// `tag(_:)`: which value of a selection the view stands for.
final class TagPayload: LayoutPayload {
    let tag: Value

    init(_ tag: Value) { self.tag = tag }
}

/// `preferredColorScheme(_:)`: the appearance that a view asks for the whole picture.
public final class PreferredSchemePayload: LayoutPayload {
    public let scheme: ColorScheme

    init(_ scheme: ColorScheme) { self.scheme = scheme }
}

/// What assistive technology is told about a view.
public final class AccessibilityPayload: LayoutPayload {
    public enum Fact {
        case label(String)
        case value(String)
        case hint(String)
        case hidden(Bool)
        case heading
        case combined
        case ignored
        case sortPriority(Double)
    }

    public let fact: Fact

    init(_ fact: Fact) { self.fact = fact }
}

/// A preference's value, under the number of its key's type.
final class PreferencePayload: LayoutPayload {
    let key: Int
    /// The value, given where the view was placed.
    let value: (PlacedNode) -> Value
    /// Whether it changes what the views inside say instead of replacing it.
    let transform: ((inout Value, PlacedNode) -> Void)?

    init(
        _ key: Int, _ value: @escaping (PlacedNode) -> Value,
        transform: ((inout Value, PlacedNode) -> Void)? = nil
    ) {
        self.key = key
        self.value = value
        self.transform = transform
    }
}
