import Interpreter
import Syntax

/// `UITabBar.appearance()` and the like, with which code older than SwiftUI's own modifiers styles what UIKit
/// draws. What it sets is in no picture; the warning names SwiftUI's modifier.
enum AppearanceRows {
    static var rows: [Native] { [proxy] }

    private struct Proxy {
        let name: Name
        /// What SwiftUI has for it.
        let instead: String
    }

    private static var proxies: [Proxy] {
        let hiding = "'.scrollContentBackground(.hidden)'"
        return [
            Proxy(
                name: "UITabBar", instead: "'.toolbarBackground(_:for: .tabBar)'"),
            Proxy(
                name: "UINavigationBar", instead: "'.toolbarBackground(_:for: .navigationBar)'"),
            Proxy(name: "UIToolbar", instead: "'.toolbarBackground(_:for: .bottomBar)'"),
            Proxy(
                name: "UITableView", instead: hiding),
            Proxy(name: "UITableViewCell", instead: "'.listRowBackground(_:)'"),
            Proxy(name: "UICollectionView", instead: hiding),
            Proxy(name: "UIScrollView", instead: "'.scrollBounceBehavior(_:)' and '.scrollIndicators(_:)'"),
            Proxy(name: "UITextView", instead: hiding),
            Proxy(
                name: "UISegmentedControl", instead: "'.pickerStyle(.segmented)' with '.tint(_:)'"),
            Proxy(name: "UIPageControl", instead: "'.indexViewStyle(_:)'"),
            Proxy(name: "UISwitch", instead: "'.tint(_:)'"),
            Proxy(name: "UISlider", instead: "'.tint(_:)'"),
        ]
    }

    private static var proxy: Native {
        Native("UIView.appearance()") { call in
            guard case .metatype(let type) = call.receiver, case .nominal(let declaration, _) = type else {
                return .void
            }
            let instead =
                proxies.first { $0.name == declaration.name }.map { ": use \($0.instead) in its place" } ?? ""
            GraphRecord.warn(
                "what '\(declaration.name.text).appearance()' sets is not drawn\(instead)", at: call.range,
                call.evaluator)
            return call.evaluator.instantiate(type) ?? .void
        }
    }
}
