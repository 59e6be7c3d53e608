public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        if uiUserInterfaceStyle == .unspecified { return nil }
        self = uiUserInterfaceStyle == .dark ? .dark : .light
    }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        if uiUserInterfaceSizeClass == .unspecified { return nil }
        self = uiUserInterfaceSizeClass == .compact ? .compact : .regular
    }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")

    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")

    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")

    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    static let inOrder = [
        UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    public init(_ sizeCategory: ContentSizeCategory?) {
        let place = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
        self = place.map { UIContentSizeCategory.inOrder[$0] } ?? .unspecified
    }

    var rank: Int { UIContentSizeCategory.inOrder.firstIndex(of: self) ?? -1 }
    public var isAccessibilityCategory: Bool { rank > 6 }
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        lhs.rank < rhs.rank
    }
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension DynamicTypeSize {
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        if uiSizeCategory.rank < 0 { return nil }
        self = DynamicTypeSize.allCases[uiSizeCategory.rank]
    }
}

public class UITraitCollection: NSObject {
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
    public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public private(set) var accessibilityContrast = UIAccessibilityContrast.normal
    public private(set) var displayScale: CGFloat = UIScreen.main.scale
    public private(set) var userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    public override init() {}
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
    }
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
    public init(displayScale: CGFloat) { self.displayScale = displayScale }
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.userInterfaceIdiom = userInterfaceIdiom }

    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public init(traitsFrom traitCollections: [UITraitCollection]) {
        for traits in traitCollections {
            if traits.userInterfaceStyle != .light { userInterfaceStyle = traits.userInterfaceStyle }
            if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
            if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
            if traits.preferredContentSizeCategory != .large {
                preferredContentSizeCategory = traits.preferredContentSizeCategory
            }
        }
    }

    public static var current: UITraitCollection { UITraitCollection() }
    public func performAsCurrent(_ actions: () -> Void) { actions() }
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }
}
