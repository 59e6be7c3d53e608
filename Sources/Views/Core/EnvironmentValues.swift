import Graphics
import Interpreter
import Layout
import Syntax

/// What flows down the hierarchy: keys are small numbers, values are interpreted ones, so that a row can read
/// and write any of them. What every node needs is kept ready beside them.
public struct EnvironmentValues {
    /// The key of an environment value. Built-in ones have numbers from 1; a snippet's own `EnvironmentKey`
    /// type has the type's number, negated.
    public struct Key: Equatable {
        public let number: Int

        public init(_ number: Int) { self.number = number }
        init(type: Int) { number = -1 - type }
        /// A property marked `@Entry`: beyond every built-in number.
        init(entry: Int) { number = 1_000_000 + entry }
    }

    private var entries: [(key: Key, value: Value)] = []
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
        get {
            for entry in entries where entry.key == key { return entry.value }
            return nil
        }
        set {
            changes += 1
            entries.removeAll { $0.key == key }
            if let newValue { entries.append((key, newValue)) }
            if key.number >= 1 && key.number <= Key.lastOfLayout { updateLayout() }
            if key == .colorScheme { layout.fixedScheme = colorScheme }
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

extension EnvironmentValues.Key {
    // Numbers below 100 belong to the core; those that the layout engine reads come first.
    static var displayScale: Self { Self(1) }
    static var layoutDirection: Self { Self(2) }
    static var dynamicTypeSize: Self { Self(3) }
    static var lastOfLayout: Int { 3 }
    static var colorScheme: Self { Self(10) }
    static var horizontalSizeClass: Self { Self(11) }
    static var verticalSizeClass: Self { Self(12) }
    static var isEnabled: Self { Self(13) }
    static var locale: Self { Self(14) }
    static var scenePhase: Self { Self(16) }
    static var contentMargins: Self { Self(17) }
    static var scrollClipDisabled: Self { Self(18) }
    static var multilineTextAlignment: Self { Self(19) }
    static var defaultMinListRowHeight: Self { Self(20) }
    static var accessibilityReduceMotion: Self { Self(21) }
    static var colorSchemeContrast: Self { Self(22) }
    static var scrollPosition: Self { Self(23) }
    static var isScrollEnabled: Self { Self(24) }
    static var scrollAnchors: Self { Self(25) }
    static var scrollReader: Self { Self(26) }
}

/// The values that native code reads.
extension EnvironmentValues {
    public var displayScale: Double { self[.displayScale]?.number ?? 3 }

    public var layoutDirection: LayoutDirection {
        self[.layoutDirection].map { LayoutDirection($0) } ?? .leftToRight
    }

    /// The place of the Dynamic Type size, `xSmall` being 0.
    public var typeSize: Int { self[.dynamicTypeSize]?.caseIndex ?? ViewEnvironment.standardTypeSize }

    public var colorScheme: ColorScheme { self[.colorScheme]?.caseIndex == 1 ? .dark : .light }

    public var isEnabled: Bool {
        if case .bool(let value)? = self[.isEnabled] { return value }
        return true
    }

    /// Whether the horizontal size class is regular.
    public var isRegularWidth: Bool { self[.horizontalSizeClass]?.caseIndex == 1 }
}

/// `EnvironmentValues` as snippets see it.
public final class EnvironmentBox: EntryHolder {
    public var values: EnvironmentValues

    public init(_ values: EnvironmentValues) { self.values = values }

    override public var description: String { "EnvironmentValues" }

    override public func entry(_ key: Int) -> Value? { values[EnvironmentValues.Key(entry: key)] }

    override public func setting(_ key: Int, to value: Value) -> EntryHolder {
        var changed = values
        changed[EnvironmentValues.Key(entry: key)] = value
        return EnvironmentBox(changed)
    }
}
