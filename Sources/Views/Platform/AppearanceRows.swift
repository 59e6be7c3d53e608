import Interpreter
import Syntax

/// `UITabBar.appearance()` and the like, with which code older than SwiftUI's own modifiers styles what UIKit draws. What
/// it sets is in no picture; the warning names SwiftUI's modifier.
enum AppearanceRows {
    static var rows: [Declaration] {
        classes + [proxy] + barAppearances
    }

    private struct Proxy {
        let name: Name
        /// What SwiftUI has for it.
        let instead: String
        /// Its class and what can be set on it; nil where `UIViewRows` declares it.
        var declared: (base: String, members: String)?
    }

    private static var proxies: [Proxy] {
        let bar = "public var barTintColor: UIColor?; public var isTranslucent: Bool = true; public var shadowImage: UIImage?; public var backgroundImage: UIImage?; "
        let hiding = "'.scrollContentBackground(.hidden)'"
        return [
            Proxy(
                name: "UITabBar", instead: "'.toolbarBackground(_:for: .tabBar)'",
                declared: ("UIView", bar + "public var unselectedItemTintColor: UIColor?; "
                    + "public var standardAppearance = UITabBarAppearance(); public var scrollEdgeAppearance: UITabBarAppearance?")),
            Proxy(
                name: "UINavigationBar", instead: "'.toolbarBackground(_:for: .navigationBar)'",
                declared: ("UIView", bar + "public var prefersLargeTitles: Bool = false; public var standardAppearance = UINavigationBarAppearance(); "
                    + "public var compactAppearance: UINavigationBarAppearance?; public var scrollEdgeAppearance: UINavigationBarAppearance?")),
            Proxy(name: "UIToolbar", instead: "'.toolbarBackground(_:for: .bottomBar)'", declared: ("UIView", bar)),
            Proxy(
                name: "UITableView", instead: hiding,
                declared: ("UIScrollView", "public var separatorColor: UIColor?; public var rowHeight: CGFloat = -1")),
            Proxy(name: "UITableViewCell", instead: "'.listRowBackground(_:)'", declared: ("UIView", "")),
            Proxy(name: "UICollectionView", instead: hiding, declared: ("UIScrollView", "")),
            Proxy(name: "UIScrollView", instead: "'.scrollBounceBehavior(_:)' and '.scrollIndicators(_:)'"),
            Proxy(name: "UITextView", instead: hiding),
            Proxy(
                name: "UISegmentedControl", instead: "'.pickerStyle(.segmented)' with '.tint(_:)'",
                declared: ("UIControl", "public var selectedSegmentTintColor: UIColor?")),
            Proxy(name: "UIPageControl", instead: "'.indexViewStyle(_:)'"),
            Proxy(name: "UISwitch", instead: "'.tint(_:)'"),
            Proxy(name: "UISlider", instead: "'.tint(_:)'"),
        ]
    }

    private static var classes: [Declaration] {
        proxies.compactMap { proxy in
            proxy.declared.map { Declaration("public class \(proxy.name.text): \($0.base) { \($0.members) }") }
        }
    }

    private static var proxy: Declaration {
        Declaration("extension UIView { public static func appearance() -> Self }") { call in
            guard case .metatype(let type) = call.receiver, case .nominal(let declaration, _) = type else { return .void }
            let instead = proxies.first { $0.name == declaration.name }.map { ": use \($0.instead) in its place" } ?? ""
            GraphRecord.warn("what '\(declaration.name.text).appearance()' sets is not drawn\(instead)", at: call.range, call.evaluator)
            return call.evaluator.instantiate(type) ?? .void
        }
    }

    private static var barAppearances: [Declaration] {
        [
            Declaration("public class UITabBarItemStateAppearance { public var iconColor: UIColor?; public var badgeBackgroundColor: UIColor?; init() {} }"),
            Declaration(
                """
                public class UITabBarItemAppearance {
                    public let normal = UITabBarItemStateAppearance()
                    public let selected = UITabBarItemStateAppearance()
                    public init() {}
                }
                """),
            bar(
                "UITabBarAppearance",
                """
                public var stackedLayoutAppearance = UITabBarItemAppearance()
                public var inlineLayoutAppearance = UITabBarItemAppearance()
                public var compactInlineLayoutAppearance = UITabBarItemAppearance()
                """),
            bar("UINavigationBarAppearance", ""),
        ]
    }

    private static func bar(_ name: String, _ more: String) -> Declaration {
        Declaration(
            """
            public class \(name) {
                public var backgroundColor: UIColor?
                public var backgroundImage: UIImage?
                public var shadowColor: UIColor?
                public var shadowImage: UIImage?
                \(more)
                public init() {}
                public func configureWithDefaultBackground() {}
                public func configureWithOpaqueBackground() {}
                public func configureWithTransparentBackground() {}
            }
            """)
    }
}
