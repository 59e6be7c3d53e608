import Graphics
import Interpreter
import Layout
import Syntax

/// `App`, `Scene` and previews: what says by itself what to show.
enum AppRows {
    static var rows: [Native] {
        [
            Native("App.main()") { _ in .void },
            Native("SceneBuilder.buildExpression(_:)") { $0.nextValue() },
            Native("SceneBuilder.buildBlock(_:)") { $0.nextValue() },
            Native("SceneBuilder.buildPartialBlock(first:)") { $0.nextValue() },
            Native("SceneBuilder.buildPartialBlock(accumulated:next:)") { call in
                // The first that is a window; a menu or settings are none.
                if case .void = call.arguments[0] { return call.arguments[1] }
                return call.nextValue()
            },
            Native("WindowGroup.init(content:)") { $0.group("WindowGroup", [$0.nextContent()]) },
            Native("WindowGroup.init(id:content:)") { call in
                _ = call.nextValue()
                return call.group("WindowGroup", [call.nextContent()])
            },
            Native("WindowGroup.init(_:content:)") { call in
                _ = call.nextValue()
                return call.group("WindowGroup", [call.nextContent()])
            },
            Native("WindowGroup.init(_:id:content:)") { call in
                _ = call.nextValue()
                _ = call.nextValue()
                return call.group("WindowGroup", [call.nextContent()])
            },
            Native("Window.init(_:id:content:)") { call in
                _ = call.nextValue()
                _ = call.nextValue()
                return call.group("Window", [call.nextContent()])
            },
            Native("Settings.init(content:)") { _ in .void },
            Native("Scene.environmentObject(_:)") { call in EnvironmentRows.object(call) },
            Native("Scene.environment(_:)") {
                call in EnvironmentRows.object(call)
            },
        ]
    }
}
