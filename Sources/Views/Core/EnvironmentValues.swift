import Graphics
import Interpreter
import Layout

/// What flows down the hierarchy: values are interpreted ones, so that a row can read and write any of them.
/// What every node needs is kept ready beside them.
public struct EnvironmentValues {
    /// Values by number: a `Key` has its own, a snippet's `EnvironmentKey` type that of the type, negated,
    /// and a property marked `@Entry` one beyond all keys.
    private var entries: [(number: Int, value: Value)] = []
    /// Objects by the number of their type: `environmentObject(_:)` and `environment(_:)`.
    private var objects: [(type: Int, object: Value)] = []
    /// What the layout engine wants to know.
    public private(set) var layout = LayoutEnvironment()
    /// The platform with its numbers and looks.
    public var platform = Platform.iOS
    /// What the screen's safe area takes at the edges of the container that bars stand in.
    var windowSafeArea = EdgeInsets.zero
    /// Whether the window is a screen that is higher than wide.
    var isPortrait = false
    /// Whether the views stand on a sheet, a level above the screen.
    var isElevated = false

    /// How often something was set: equal for two environments of which one was made from the other
    /// untouched.
    private(set) var changes = 0

    public init() {}

    /// The value set for a key, if any was.
    public subscript(key: Key) -> Value? {
        get { self[number: key.rawValue] }
        set {
            self[number: key.rawValue] = newValue
            if key.isOfLayout { updateLayout() }
            if key == .colorScheme { layout.fixedScheme = colorScheme }
        }
    }

    /// The value of a snippet's own key, by the number of the key's type.
    subscript(type type: Int) -> Value? {
        get { self[number: -1 - type] }
        set { self[number: -1 - type] = newValue }
    }

    /// The value of a property marked `@Entry`.
    subscript(entry entry: Int) -> Value? {
        get { self[number: 1_000_000 + entry] }
        set { self[number: 1_000_000 + entry] = newValue }
    }

    private subscript(number number: Int) -> Value? {
        get {
            for entry in entries where entry.number == number { return entry.value }
            return nil
        }
        set {
            changes += 1
            entries.removeAll { $0.number == number }
            if let newValue { entries.append((number, newValue)) }
        }
    }

    /// The object of a type, by the type's number.
    subscript(object type: Int) -> Value? {
        get { objects.last { $0.type == type }?.object }
        set {
            changes += 1
            objects.removeAll { $0.type == type }
            if let newValue { objects.append((type, newValue)) }
        }
    }

    /// Leaves colors to the picture, which may change its appearance after it was made.
    mutating func followSchemeOfPicture() { layout.fixedScheme = nil }

    private mutating func updateLayout() {
        layout.displayScale = displayScale
        layout.layoutDirection = layoutDirection
        layout.isAccessibilityTypeSize = typeSize >= ViewEnvironment.firstAccessibilitySize
        layout.dividerThickness = platform.controls.dividerThickness
    }
}

/// The values that native code reads.
extension EnvironmentValues {
    public var displayScale: Double { self[.displayScale]?.number ?? 3 }

    public var layoutDirection: LayoutDirection {
        self[.layoutDirection].map { LayoutDirection($0) } ?? .leftToRight
    }

    /// The place of the Dynamic Type size, `xSmall` being 0.
    public var typeSize: Int { self[.dynamicTypeSize]?.caseIndex ?? ViewEnvironment.standardTypeSize }

    public var colorScheme: ColorScheme { self[.colorScheme].flatMap { ColorScheme(caseOf: $0) } ?? .light }

    public var isEnabled: Bool {
        if case .bool(let value)? = self[.isEnabled] { return value }
        return true
    }

    /// Whether the horizontal size class is regular.
    public var isRegularWidth: Bool { self[.horizontalSizeClass].map { SizeClass($0) } == .regular }
}

/// `EnvironmentValues` as snippets see it.
public final class EnvironmentBox: EntryHolder {
    public var values: EnvironmentValues

    public init(_ values: EnvironmentValues) { self.values = values }

    override public var description: String { "EnvironmentValues" }

    override public func entry(_ key: Int) -> Value? { values[entry: key] }

    override public func setting(_ key: Int, to value: Value) -> EntryHolder {
        var changed = values
        changed[entry: key] = value
        return EnvironmentBox(changed)
    }
}
