import Interpreter

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
            Native("WindowGroup.init(...)") { $0.group("WindowGroup", [$0.content("content") ?? .void]) },
            Native("Window.init(...)") { $0.group("Window", [$0.content("content") ?? .void]) },
            // A scene in the menu bar is not drawn.
            Native("MenuBarExtra.init(...)") { _ in .void },
            Native("Settings.init(content:)") { _ in .void },
            Native("Scene.environmentObject(_:)") { EnvironmentRows.object($0) },
            Native("Scene.environment(_:)") { EnvironmentRows.object($0) },
        ]
    }
}
