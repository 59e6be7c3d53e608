import Graphics
import Interpreter
import Layout
import Syntax

/// The little of UIKit that SwiftUI code reads values from: the screen, the device, the window's safe area,
/// and the corners of a rounded rectangle.
enum UIKitRows {
    static var rows: [Native] { screen + device }

    private static var screen: [Native] {
        [
            Native("UIScreen.bounds") { call in
                call.evaluator.value(Rect(origin: .zero, size: GraphRecord.device(call.evaluator).size))
            },
            Native("UIScreen.scale") { call in .double(GraphRecord.device(call.evaluator).displayScale) },
        ]
    }

    private static var device: [Native] {
        [
            Native("UIDevice.userInterfaceIdiom") { call in
                let system = Platform.iOS.on(GraphRecord.device(call.evaluator))
                return call.evaluator.enumeration("UIUserInterfaceIdiom", system.idiom)
            },
            Native("UIWindow.safeAreaInsets") { call in
                let insets = GraphRecord.device(call.evaluator).safeArea
                return call.evaluator.structure(
                    "UIEdgeInsets",
                    [insets.top, insets.leading, insets.bottom, insets.trailing].map { .double($0) })
            },
            Native("UIApplicationDelegate.main()") { _ in .void },
            Native("UIApplicationDelegateAdaptor.wrappedValue") { call in
                call.evaluator.fail("an app's delegate is not made in a preview", at: call.range)
                return .void
            },
        ]
    }
}
