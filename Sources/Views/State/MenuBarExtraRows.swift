import Interpreter

/// `MenuBarExtra`: a scene in the menu bar, which is not drawn.
enum MenuBarExtraRows {
    static var rows: [Declaration] {
        let inserted = ["", ", isInserted: Binding<Bool>"]
        return [
            Declaration("public struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {}"),
            Declaration("extension MenuBarExtra { public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { _ in .void },
            Declaration("extension MenuBarExtra { public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { _ in .void },
        ] + inserted.flatMap { isInserted in
            [("Text", ""), ("SwiftUI.Label<Text, Image>", ", systemImage: String"), ("SwiftUI.Label<Text, Image>", ", image: String")].flatMap { label, image in
                ControlRowMaker.titled("MenuBarExtra where Label == \(label)", "\(image)\(isInserted), @ViewBuilder content: () -> Content") { _ in .void }
            }
        }
    }
}
