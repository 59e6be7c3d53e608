import Interpreter

/// SwiftUI as Galley knows it: every row, a topic a file, in a reader's order.
public enum ViewsLibrary {
    public static var rows: [Declaration] { core + layout + state }

    private static var core: [Declaration] {
        ViewProtocolRows.rows + ViewModifierRows.rows + ForEachRows.rows + AppRows.rows
    }

    private static var layout: [Declaration] {
        EdgeRows.rows + AlignmentRows.rows + StackRows.rows + FrameRows.rows + PaddingRows.rows + OverlayRows.rows
            + PositionRows.rows + GridRows.rows + ScrollViewRows.rows + GeometryRows.rows + LayoutValueRows.rows
            + CustomLayoutRows.rows
    }

    private static var state: [Declaration] {
        StateWrapperRows.rows + ObservationRows.rows + EnvironmentRows.rows + LifecycleRows.rows
            + PreferenceRows.rows + AnimationRows.rows + GestureRows.rows + AccessibilityRows.rows
    }
}
