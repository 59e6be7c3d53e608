import Interpreter

/// SwiftUI as Galley knows it: every row, a topic a file, in a reader's order.
public enum ViewsLibrary {
    public static var rows: [Declaration] { core + layout + state + texts + styles + controls + platform }

    /// The standard library and SwiftUI, parsed and ready to check snippets against. Making it costs
    /// milliseconds; one serves any number of snippets.
    public static func makeLibrary() -> Library { Library(StandardLibrary.rows + rows, knownNames: SwiftUINames.known) }

    private static var core: [Declaration] {
        ViewProtocolRows.rows + ViewModifierRows.rows + ForEachRows.rows + SubviewRows.rows + SectionSubviewRows.rows + AppRows.rows + WindowRows.rows + MenuBarExtraRows.rows
    }

    private static var layout: [Declaration] {
        EdgeRows.rows + AlignmentRows.rows + StackRows.rows + FrameRows.rows + PaddingRows.rows + OverlayRows.rows
            + PositionRows.rows + VisualEffectRows.rows + GridRows.rows + ScrollViewRows.rows + ScrollEventRows.rows + DirectionRows.rows + GeometryRows.rows + LayoutValueRows.rows
            + LayoutSubviewRows.rows + PaneRows.rows
            + CustomLayoutRows.rows + DepthRows.rows
    }

    private static var state: [Declaration] {
        StateWrapperRows.rows + FocusedValueRows.rows + ObservationRows.rows + EnvironmentRows.rows + EnvironmentWrapperRows.rows + LifecycleRows.rows
            + PreferenceRows.rows + AnimationRows.rows + CustomAnimationRows.rows + TimelineRows.rows + KeyframeRows.rows + TransitionRows.rows + GestureRows.rows + DragValueRows.rows + TransformValueRows.rows + HitRegionRows.rows + ContextMenuRows.rows + DismissRows.rows
            + FeedbackRows.rows + HoverRows.rows + TransferRows.rows + DragRows.rows + FileRows.rows + SystemRows.rows + AccessibilityRows.rows
    }

    private static var texts: [Declaration] { FontRows.rows + PlatformFontRows.rows + TextRows.rows + TextRendererRows.rows + DateTextRows.rows + TextEnvironmentRows.rows
            + AttributedRows.rows + ImageRows.rows + RendererRows.rows }

    private static var styles: [Declaration] {
        ColorRows.rows + AssetColorRows.rows + GradientRows.rows + MeshRows.rows + RedactionRows.rows + ShapeStyleRows.rows + ShapeRows.rows + ShapePaintingRows.rows + ShapeChangeRows.rows + ChangedShapeRows.rows + ContainerShapeRows.rows
            + PathRows.rows + EffectRows.rows + BackgroundRows.rows + CanvasRows.rows + CanvasFilterRows.rows
    }

    private static var controls: [Declaration] {
        ButtonRows.rows + LabelVisibilityRows.rows + LabelRows.rows + ToggleRows.rows + SliderRows.rows + PickerRows.rows + MultiDatePickerRows.rows + FieldRows.rows + TextSelectionRows.rows
            + ProgressRows.rows + GaugeRows.rows + LinkRows.rows + MenuRows.rows + GroupBoxRows.rows + DisclosureRows.rows + LabeledContentRows.rows
            + ControlGroupRows.rows + ContentUnavailableRows.rows + BadgeRows.rows + containers
    }

    private static var platform: [Declaration] { UIKitRows.rows + UIViewRows.rows + UIAccessibilityRows.rows + AppearanceRows.rows + RepresentableRows.rows + PlaygroundRows.rows }

    private static var containers: [Declaration] {
        ListRows.rows + SectionRows.rows + FormRows.rows + RowModifierRows.rows + OutlineRows.rows
            + TableRows.rows + NavigationStackRows.rows + SplitViewRows.rows + NavigationLinkRows.rows
            + NavigationTitleRows.rows + ToolbarRows.rows + SearchRows.rows + TabRows.rows + SheetRows.rows + PresentationRows.rows
            + AlertRows.rows
    }
}
