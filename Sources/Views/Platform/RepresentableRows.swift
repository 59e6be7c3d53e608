import Graphics
import Interpreter
import Layout
import Syntax

/// Views of UIKit and AppKit in SwiftUI's hierarchy. What they draw only their framework knows: a plate with
/// the type's name stands for each, as large as SwiftUI would make it.
enum RepresentableRows {
    static var rows: [Native] {
        representable("UIView", "uiView") + representable("UIViewController", "uiViewController")
            + representable("NSView", "nsView") + representable("NSViewController", "nsViewController")
            + []
    }

    /// The protocol, its context and the requirements that have a default.
    private static func representable(_ kind: String, _ argument: String) -> [Native] {
        let name = "\(kind)Representable"
        return [
            Native("\(name).body") { RepresentedView.view($0) }
        ]
    }
}
