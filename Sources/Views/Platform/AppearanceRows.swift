import Interpreter
import Syntax

/// `UITabBar.appearance()` and the like, with which code older than SwiftUI's own modifiers styles what UIKit draws. What
/// it sets is in no picture; the warning names SwiftUI's modifier.
enum AppearanceRows {
    static var rows: [Declaration] {
        proxies.flatMap { rows(of: $0) } + barAppearances
    }

    private struct Proxy {
        let name: String
        /// What SwiftUI has for it.
        let instead: String
        /// Settable properties, `name: Type` separated by commas.
        let properties: String
    }

    private static var proxies: [Proxy] {
        let bar = "barTintColor: UIColor?, tintColor: UIColor?, isTranslucent: Bool, shadowImage: UIImage?, backgroundImage: UIImage?"
        let scroll = "showsVerticalScrollIndicator: Bool, showsHorizontalScrollIndicator: Bool, bounces: Bool, "
            + "alwaysBounceVertical: Bool, isScrollEnabled: Bool, isPagingEnabled: Bool, contentInset: UIEdgeInsets"
        let hiding = "'.scrollContentBackground(.hidden)'"
        return [
            Proxy(
                name: "UITabBar", instead: "'.toolbarBackground(_:for: .tabBar)'",
                properties: bar + ", unselectedItemTintColor: UIColor?, isHidden: Bool, "
                    + "standardAppearance: UITabBarAppearance, scrollEdgeAppearance: UITabBarAppearance?"),
            Proxy(
                name: "UINavigationBar", instead: "'.toolbarBackground(_:for: .navigationBar)'",
                properties: bar + ", prefersLargeTitles: Bool, standardAppearance: UINavigationBarAppearance, "
                    + "compactAppearance: UINavigationBarAppearance?, scrollEdgeAppearance: UINavigationBarAppearance?"),
            Proxy(name: "UIToolbar", instead: "'.toolbarBackground(_:for: .bottomBar)'", properties: bar),
            Proxy(name: "UITableView", instead: hiding, properties: scroll + ", separatorColor: UIColor?, rowHeight: CGFloat"),
            Proxy(name: "UITableViewCell", instead: "'.listRowBackground(_:)'", properties: "tintColor: UIColor?"),
            Proxy(name: "UICollectionView", instead: hiding, properties: scroll),
            Proxy(name: "UIScrollView", instead: "'.scrollBounceBehavior(_:)' and '.scrollIndicators(_:)'", properties: scroll),
            Proxy(name: "UITextView", instead: hiding, properties: scroll + ", textColor: UIColor?, tintColor: UIColor?"),
            Proxy(
                name: "UISegmentedControl", instead: "'.pickerStyle(.segmented)' with '.tint(_:)'",
                properties: "selectedSegmentTintColor: UIColor?, tintColor: UIColor?"),
            Proxy(
                name: "UIPageControl", instead: "'.indexViewStyle(_:)'",
                properties: "currentPageIndicatorTintColor: UIColor?, pageIndicatorTintColor: UIColor?"),
            Proxy(name: "UISwitch", instead: "'.tint(_:)'", properties: "onTintColor: UIColor?, thumbTintColor: UIColor?"),
            Proxy(
                name: "UISlider", instead: "'.tint(_:)'",
                properties: "thumbTintColor: UIColor?, minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?"),
        ]
    }

    private static func rows(of proxy: Proxy) -> [Declaration] {
        let (name, instead) = (proxy.name, proxy.instead)
        let made = [
            Declaration("public class \(name) {}"),
            Declaration("extension \(name) { public static func appearance() -> \(name) }") { call in
                GraphRecord.warn(
                    "what '\(name).appearance()' sets is not drawn: use \(instead) in its place", at: call.range, call.evaluator)
                return .native(AppearanceProxy())
            },
        ]
        let properties = "backgroundColor: UIColor?, " + proxy.properties
        return made + words(of: properties).map { property in
            Declaration(
                "extension \(name) { public var \(property) { get set } }", get: { $0.receiver.native(AppearanceProxy.self)?.value ?? .none },
                set: { _ in .void })
        }
    }

    private static func words(of list: String) -> [String] {
        list.utf8.split(separator: UInt8(ascii: ",")).map { part in
            String(decoding: part.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
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

/// What `appearance()` gives.
final class AppearanceProxy: NativeValue {
    /// What a property of it reads as.
    let value = Value.none
}
