import Interpreter
import Syntax

/// `UITabBar.appearance()` and the like, with which code older than SwiftUI's own modifiers styles what UIKit
/// draws. What it sets is in no picture; the warning names SwiftUI's modifier.
enum AppearanceRows {
    static var rows: [Native] { [proxy] }

    /// What SwiftUI has for each.
    private static var proxies: [(name: Name, instead: String)] {
        let hiding = "'.scrollContentBackground(.hidden)'"
        return [
            ("UITabBar", "'.toolbar(.hidden, for: .tabBar)' or '.toolbarBackground(_:for: .tabBar)'"),
            ("UINavigationBar", "'.toolbarBackground(_:for: .navigationBar)'"),
            ("UIToolbar", "'.toolbarBackground(_:for: .bottomBar)'"),
            ("UITableView", hiding), ("UITableViewCell", "'.listRowBackground(_:)'"),
            ("UICollectionView", hiding),
            ("UIScrollView", "'.scrollBounceBehavior(_:)' and '.scrollIndicators(_:)'"),
            ("UITextView", hiding),
            ("UISegmentedControl", "'.pickerStyle(.segmented)' with '.tint(_:)'"),
            ("UIPageControl", "'.indexViewStyle(_:)'"), ("UISwitch", "'.tint(_:)'"),
            ("UISlider", "'.tint(_:)'"),
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
