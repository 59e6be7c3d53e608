import Interpreter

/// Views of UIKit and AppKit in SwiftUI's hierarchy. What they draw only their framework knows: a plate with
/// the type's name stands for each, as large as SwiftUI would make it.
enum RepresentableRows {
    static var rows: [Native] {
        ["UIView", "UIViewController", "NSView", "NSViewController"].map { kind in
            Native("\(kind)Representable.body") { RepresentedView.view($0) }
        }
    }
}
