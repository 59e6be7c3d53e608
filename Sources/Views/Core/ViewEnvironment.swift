import Graphics
import Interpreter
import Layout
import Syntax

/// What a preview is shown for, beside the space it is offered.
public struct ViewEnvironment {
    /// The one asked for; `system` is what it is on the device.
    public var platform = Platform.iOS
    /// Its screen is the window, with its safe area; without one the views are offered the space alone.
    public var device: Device?
    /// The place in the order of Dynamic Type sizes, `xSmall` being 0.
    public var typeSize = ViewEnvironment.standardTypeSize
    public var isDark = false
    public var isRightToLeft = false
    /// `en_US` and the like.
    public var locale = "en_US"
    /// What the language has for the texts of the snippet.
    public var strings = StringTable()
    /// The images and colors that the snippet may name.
    public var resources = Resources()
    /// Pixels in a point; the device's or the platform's if not given.
    public var displayScale: Double?

    /// `large`.
    public static let standardTypeSize = 3
    /// `accessibility1`.
    public static let firstAccessibilitySize = 7

    public init() {}

    /// Pixels in a point, here.
    public var scale: Double { displayScale ?? device?.displayScale ?? platform.text.displayScale }

    /// The platform as it is on this device.
    public var system: Platform { platform.on(device) }

    var isRegularWidth: Bool { device?.horizontalIsRegular ?? system.isRegularWidth }

    /// What text that names nothing itself is set in.
    public var textEnvironment: TextEnvironment {
        TextEnvironment(
            platform: system.text, displayScale: scale,
            typeSize: DynamicTypeSize(rawValue: UInt8(typeSize)) ?? .large)
    }

    /// The environment of the outermost view.
    public func values(_ evaluator: Evaluator) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.platform = system
        values.windowSafeArea = device?.safeArea ?? .zero
        values.isPortrait = device.map { $0.size.height > $0.size.width } ?? false
        values[.displayScale] = .double(scale)
        values[.layoutDirection] = evaluator.value(isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight)
        values[.dynamicTypeSize] = evaluator.enumeration("DynamicTypeSize", typeSize)
        values[.colorScheme] = evaluator.value(isDark ? ColorScheme.dark : .light)
        values.followSchemeOfPicture()
        values[.horizontalSizeClass] = .some(evaluator.value(isRegularWidth ? SizeClass.regular : .compact))
        let isTall = device?.verticalIsRegular ?? true
        values[.verticalSizeClass] = .some(evaluator.value(isTall ? SizeClass.regular : .compact))
        values[.locale] = evaluator.locale(locale)
        return values
    }
}
