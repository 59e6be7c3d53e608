import Interpreter

/// `MenuBarExtra`: a scene in the menu bar, which is not drawn.
enum MenuBarExtraRows {
    static var rows: [Native] {
        [
            Native("MenuBarExtra.init(content:label:)") { _ in .void },
            Native("MenuBarExtra.init(isInserted:content:label:)") { _ in .void },
        ]
            + ["", "systemImage:", "image:"].flatMap { image in
                ["", "isInserted:"].map {
                    Native("MenuBarExtra.init(_:\(image)\($0)content:)") { _ in .void }
                }
            }
    }
}
