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
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
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

public class UITableViewCell: UIView {
    public enum EditingStyle: Int { case none, delete, insert }
    public enum SelectionStyle: Int { case none, blue, gray, `default` }
    public var selectionStyle: UITableViewCell.SelectionStyle = .default
}

public protocol UITableViewDelegate: UIScrollViewDelegate {}

public protocol UITableViewDataSource: AnyObject {}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

public protocol UICollectionViewDataSource: AnyObject {}

public class UICollectionView: UIScrollView {}

public class UISegmentedControl: UIControl {
    public var selectedSegmentTintColor: UIColor?
    public var selectedSegmentIndex: Int = -1
    public private(set) var numberOfSegments: Int = 0

    public init(items: [Any]?) {
        super.init(frame: .zero)
        numberOfSegments = items?.count ?? 0
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

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
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var backgroundColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public init() {}
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}
