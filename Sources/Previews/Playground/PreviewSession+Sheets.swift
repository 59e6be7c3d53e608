import Graphics
import Layout
import Views

/// Sheets dragged from one detent to another, or away.
extension PreviewSession {
    /// Moves the sheet presented last with the finger that holds it.
    ///
    /// - Parameter distance: downwards from where the sheet presented last stood, in points.
    public func pullSheet(by distance: Double) {
        guard let sheet else { return }
        perform { sheet.pull(by: distance) }
    }

    /// Lets go of the sheet, which goes on to a detent or away.
    ///
    /// - Parameters:
    ///   - distance: downwards from where it last stood, in points.
    ///   - velocity: downwards, in points a second.
    public func releaseSheet(by distance: Double, velocity: Double) {
        guard let sheet, let window = lastResult?.root.frame.height else { return }
        perform { sheet.release(by: distance, velocity: velocity, window: window) }
    }

    private var sheet: SheetPayload? {
        guard let root = lastResult?.root else { return nil }
        for case let sheet as SheetPayload in Foreground(root).root.node.payloads where sheet.canMove {
            return sheet
        }
        return nil
    }
}
