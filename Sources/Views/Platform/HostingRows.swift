import Graphics
import Interpreter
import Layout
import Syntax

/// `UIHostingController`: how large SwiftUI's views are that code of UIKit asks about.
enum HostingRows {
    static var rows: [Native] {
        [
            Native("_fittingSize(_:_:)") { call in
                let content = call.nextValue()
                return call.evaluator.value(
                    GraphRecord.size(of: content, in: ProposedViewSize(call.nextValue()), call))
            }
        ]
    }
}
