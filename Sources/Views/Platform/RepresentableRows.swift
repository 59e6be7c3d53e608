import Graphics
import Interpreter
import Layout
import Syntax

/// Views of UIKit and AppKit in SwiftUI's hierarchy. What they draw only their framework knows: a plate with the type's
/// name stands for each, as large as SwiftUI would make it.
enum RepresentableRows {
    static var rows: [Declaration] {
        representable("UIView", "uiView") + representable("UIViewController", "uiViewController")
            + representable("NSView", "nsView") + representable("NSViewController", "nsViewController")
            + [Declaration("public struct _RepresentedView: View {}")]
    }

    /// The protocol, its context and the requirements that have a default.
    private static func representable(_ kind: String, _ argument: String) -> [Declaration] {
        let name = "\(kind)Representable"
        return [
            Declaration(
                """
                public protocol \(name): View {
                    associatedtype \(kind)Type
                    associatedtype Coordinator = Void
                    typealias Context = \(name)Context<Self>
                    @MainActor func make\(kind)(context: \(name)Context<Self>) -> \(kind)Type
                    @MainActor func update\(kind)(_ \(argument): \(kind)Type, context: \(name)Context<Self>)
                    @MainActor func makeCoordinator() -> Coordinator
                }
                """),
            Declaration("public struct \(name)Context<Representable> where Representable: \(name) { public let coordinator: Representable.Coordinator; public let environment: EnvironmentValues; public let transaction: Transaction }"),
            Declaration("extension \(name) where Coordinator == Void { public func makeCoordinator() {} }"),
            Declaration("extension \(name) { public var body: _RepresentedView { get } }") { RepresentedView.view($0) },
        ]
    }
}
