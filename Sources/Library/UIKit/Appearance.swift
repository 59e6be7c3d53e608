public class UITabBar: UIView {
    public var barTintColor: UIColor?
    public var isTranslucent: Bool = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
    public var unselectedItemTintColor: UIColor?
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
}

public class UINavigationBar: UIView {
    public var barTintColor: UIColor?
    public var isTranslucent: Bool = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
    public var prefersLargeTitles: Bool = false
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
}

public class UIToolbar: UIView {
    public var barTintColor: UIColor?
    public var isTranslucent: Bool = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
}

public class UITableView: UIScrollView {
    public var separatorColor: UIColor?
    public var rowHeight: CGFloat = -1
}

public class UITableViewCell: UIView {}

public class UICollectionView: UIScrollView {}

public class UISegmentedControl: UIControl { public var selectedSegmentTintColor: UIColor? }

extension UIView {
    @native public static func appearance() -> Self
}

public class UITabBarItemStateAppearance {
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    init() {}
}

public class UITabBarItemAppearance {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public init() {}
}

public class UITabBarAppearance {
    public var backgroundColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    public init() {}
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}

public class UINavigationBarAppearance {
    public var backgroundColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public init() {}
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}
