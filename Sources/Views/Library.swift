import Interpreter

#if canImport(BundledLibrary)
    import BundledLibrary
#endif

/// The natives of SwiftUI, a topic a file.
public enum ViewsLibrary {
    public static var natives: [Native] { core + layout + state + texts + styles + controls + platform }

    /// The standard library and SwiftUI, ready to check snippets against. Making it costs a millisecond or
    /// two; one serves any number of snippets.
    public static func makeLibrary(_ text: LibraryText) -> Library {
        Library(text, natives: StandardLibrary.natives + natives)
    }

    #if canImport(BundledLibrary)
        /// The library with the text that is part of the program.
        public static func makeLibrary() -> Library { makeLibrary(LibraryText(LibraryBundle.text)) }
    #endif

    private static var core: [Native] {
        ViewProtocolRows.rows + ViewModifierRows.rows + ForEachRows.rows + SubviewRows.rows
            + SectionSubviewRows.rows + AppRows.rows + WindowRows.rows
    }

    private static var layout: [Native] {
        AlignmentRows.rows + StackRows.rows + FrameRows.rows + PaddingRows.rows + OverlayRows.rows
            + PositionRows.rows + VisualEffectRows.rows + GridRows.rows + ScrollViewRows.rows
            + ScrollEventRows.rows + DirectionRows.rows + GeometryRows.rows + LayoutValueRows.rows
            + LayoutSubviewRows.rows + PaneRows.rows
            + CustomLayoutRows.rows
    }

    private static var state: [Native] {
        StateWrapperRows.rows + FocusedValueRows.rows + EnvironmentRows.rows + EnvironmentWrapperRows.rows
            + LifecycleRows.rows
            + PreferenceRows.rows + AnimationRows.rows + GestureRows.rows
            + HitRegionRows.rows + ContextMenuRows.rows + DismissRows.rows
            + TransferRows.rows + FileRows.rows + AccessibilityRows.rows
            + AccessibilityRows.rotors
    }

    private static var texts: [Native] {
        FontRows.rows + PlatformFontRows.rows + TextRows.rows + TextRendererRows.rows + DateTextRows.rows
            + TextEnvironmentRows.rows
            + AttributedRows.rows + ImageRows.rows + RendererRows.rows
    }

    private static var styles: [Native] {
        ColorRows.rows + AssetColorRows.rows + GradientRows.rows + MeshRows.rows + RedactionRows.rows
            + ShapeStyleRows.rows + ShapeRows.rows + ShapePaintingRows.rows + ShapeChangeRows.rows
            + ContainerShapeRows.rows
            + PathRows.rows + EffectRows.rows + BackgroundRows.rows + CanvasRows.rows + CanvasFilterRows.rows
    }

    private static var controls: [Native] {
        ButtonRows.rows + LabelVisibilityRows.rows + LabelRows.rows + ToggleRows.rows + SliderRows.rows
            + PickerRows.rows + MultiDatePickerRows.rows + FieldRows.rows
            + ProgressRows.rows + GaugeRows.rows + LinkRows.rows + MenuRows.rows + GroupBoxRows.rows
            + DisclosureRows.rows + LabeledContentRows.rows
            + ControlGroupRows.rows + ContentUnavailableRows.rows + BadgeRows.rows + containers
    }

    private static var platform: [Native] {
        UIKitRows.rows + HostingRows.rows + AppearanceRows.rows + RepresentableRows.rows
    }

    private static var containers: [Native] {
        ListRows.rows + SectionRows.rows + FormRows.rows + RowModifierRows.rows + OutlineRows.rows
            + TableRows.rows + NavigationStackRows.rows + SplitViewRows.rows + NavigationLinkRows.rows
            + NavigationTitleRows.rows + ToolbarRows.rows + TabRows.rows + SheetRows.rows
            + PresentationRows.rows
            + AlertRows.rows
    }
}
