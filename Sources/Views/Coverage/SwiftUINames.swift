import Interpreter

/// The public names of SwiftUI that have no row: those of its documentation of December 2025 (iOS 26.1) and, at top
/// level, the views that other frameworks add to it (Charts, MapKit, AVKit, PhotosUI, SpriteKit, SceneKit, WebKit,
/// RealityKit, StoreKit, AuthenticationServices, TipKit, AppIntents). A name here that gets a row may go.
enum SwiftUINames {
    static var known: KnownNames { KnownNames(text) }

    private static var text: StaticString {
        """
        : AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityAttachmentModifier
        : AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState
        : AccessibilityLabeledPairRole AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle
        : AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorContentBuilder
        : AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType
        : AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AdaptableTabBarPlacement AlertScene Alignment3D
        : AnimatableIgnored AnimatableModifier AnimatableValues AnimationContext AnimationState AnimationStateKey
        : Annotation AnyCompositorContent AnyGesture AnyScrollTargetBehavior AnyTabContent AreaMark AssistiveAccess
        : AsymmetricTransition AttributedTextFormatting AttributedTextFormattingDefinition AttributedTextSelection
        : AttributedTextValueConstraint AutomaticGlassBackgroundEffect AutomaticHoverEffect AutomaticImmersionStyle
        : AutomaticMenuBarExtraStyle AutomaticNavigationTransition AutomaticPresentationSizing AxisGridLine AxisMarks
        : AxisTick AxisValueLabel BackgroundProminence BackgroundTask BarMark BlurReplaceTransition
        : BorderedButtonMenuStyle BorderlessButtonMenuButtonStyle BorderlessPullDownMenuButtonStyle BreakthroughEffect
        : CarouselTabViewStyle Chart Chart3D Chirality ColorMatrix CommandGroup CommandGroupPlacement CommandMenu
        : Commands CommandsBuilder CompositorContent CompositorContentBuilder ConcentricRectangle
        : ContainerBackgroundPlacement ContentHoverEffect ContentToolbarPlacement ContextMenu ControlActiveState
        : ControlGroupStyleConfiguration ControlWidget ControlWidgetConfiguration ControlWidgetConfigurationBuilder
        : ControlWidgetTemplate ControlWidgetTemplateBuilder CustomAnimation CustomHoverEffect CustomPresentationDetent
        : DatePickerStyleConfiguration DebugReplaceableView DefaultButtonLabel DefaultDateProgressLabel
        : DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority DefaultMenuButtonStyle
        : DefaultSettingsLinkLabel DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle
        : DefaultWindowVisibilityToggleLabel DepthAlignment DepthAlignmentID DeviceActivityReport DigitalCrownEvent
        : DigitalCrownRotationalSensitivity DisclosureTableRow DismissBehavior DismissImmersiveSpaceAction
        : DismissWindowAction DisplayProxy DocumentBaseBox DocumentConfiguration DocumentGroup DocumentGroupLaunchScene
        : DocumentLaunchGeometryProxy DocumentLaunchView DragConfiguration DragDropPreviewsFormation DragSession
        : DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicTableRowContent Edge3D
        : EdgeInsets3D EditActions EditableCollectionContent EmptyCommands EmptyControlWidgetConfiguration
        : EmptyControlWidgetTemplate EmptyHoverEffect EmptyHoverEffectContent EmptyMatchedTransitionSourceConfiguration
        : EmptyTableRowContent EmptyWidgetConfiguration Entry EnvironmentalModifier ExpandedWindowToolbarStyle
        : FeatheredGlassBackgroundEffect FetchRequest FetchedResults FileDialogBrowserOptions FileDocument
        : FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration FillShapeView
        : FindContext FittedPresentationSizing FixedTextVariant FocusInteractions FocusedBinding FocusedObject
        : FocusedValue FocusedValueKey FocusedValues ForEachSectionCollection FormPresentationSizing
        : FormStyleConfiguration FrameResizeDirection FrameResizePosition FullImmersionStyle GeometryEffect
        : GeometryProxy3D GeometryProxyCoordinateSpace3D GeometryReader3D GlassBackgroundDisplayMode
        : GlassBackgroundEffect GlassBackgroundEffectConfiguration GroupHoverEffect GroupSectionsOfContent HSplitView
        : HandActivationBehavior HandGestureShortcut HandPointerBehavior HiddenTitleBarWindowStyle HighlightHoverEffect
        : HoverEffectContent HoverEffectGroup HoverEffectPhaseOverride IdentityTransition ImageRenderer
        : ImmersionChangeContext ImmersionStyle ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace
        : ImmersiveSpaceContent ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands
        : IndexedIdentifierCollection InspectorCommands ItemProviderTableRowModifier KeyframeTimeline
        : LabeledControlGroupContent LabeledToolbarItemGroupContent LayoutRotationUnaryLayout LegibilityWeight
        : LiftHoverEffect LimitedAvailabilityConfiguration LineMark ListItemTint LookAroundPreview Manipulable
        : ManipulableModifier ManipulableResponderModifier ManipulableTransformBindingModifier
        : ManipulationGeometryModifier ManipulationGestureModifier ManipulationUsingGestureStateModifier Map
        : MapCameraPosition MapCircle MapPolygon MapPolyline MapReader Marker MatchedTransitionSourceConfiguration
        : MaterialActiveAppearance MenuBarExtra MenuBarExtraStyle MenuButton MenuButtonStyle MenuStyleConfiguration
        : MixedImmersionStyle Model3D MoveCommandDirection MoveTransition MultiDatePicker NSApplicationDelegateAdaptor
        : NSGestureRecognizerRepresentable NSGestureRecognizerRepresentableContext
        : NSGestureRecognizerRepresentableCoordinateSpaceConverter NSHostingController NSHostingMenu
        : NSHostingSceneBridgingOptions NSHostingSceneRepresentation NSHostingSizingOptions NSHostingView
        : NSViewControllerRepresentable NSViewControllerRepresentableContext NSViewRepresentable
        : NSViewRepresentableContext NavigationSplitViewStyleConfiguration NewDocumentAction NewDocumentButton
        : OffsetTransition OnInsertTableRowModifier OpacityTransition OpenDocumentAction OpenImmersiveSpaceAction
        : OpenSettingsAction OpenWindowAction OrnamentAttachmentAnchor OrnamentHoverContentEffect OrnamentHoverEffect
        : OutlineGroup OutlineSubgroupChildren PagePresentationSizing PaletteSelectionEffect PencilDoubleTapGestureValue
        : PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue PhotosPicker
        : PhysicalMetric PhysicalMetricsConverter PlainWindowStyle PlateGlassBackgroundEffect PlottableValue PointMark
        : PointerStyle PopUpButtonPickerStyle PreferredColorSchemeKey PresentationSizingContext PresentationSizingRoot
        : PresentedWindowContent Preview PreviewContext PreviewContextKey PreviewModifier PreviewModifierContent
        : PreviewPlatform Previewable ProductView ProgressiveImmersionAspectRatio ProgressiveImmersionStyle
        : PullDownButton PullDownMenuBarExtraStyle PullDownMenuButtonStyle PushTransition PushWindowAction RealityView
        : RectangleCornerInsets RectangleMark ReferenceFileDocument ReferenceFileDocumentConfiguration
        : RemoteDeviceIdentifier RemoteImmersiveSpace RenameAction ResetFocusAction RotateGesture3D
        : RoundedBorderTextEditorStyle RoundedRectangularShape RoundedRectangularShapeCorners RuleMark ScaleTransition
        : SceneLaunchBehavior SceneRestorationBehavior SceneView ScrollContentOffsetAdjustmentBehavior
        : ScrollInputBehavior ScrollInputKind ScrollPhaseChangeContext ScrollPosition ScrollTarget
        : ScrollTargetBehaviorContext ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext
        : SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement SectionCollection
        : SectionConfiguration SectionedFetchRequest SectionedFetchResults SectorMark Shader ShaderFunction
        : ShaderLibrary SharePreview ShortcutsLink SidebarCommands SidebarRowSize SignInWithAppleButton SiriTipView
        : SizeDependentTextVariant SlideTransition SliderTick SliderTickBuilder SliderTickContent
        : SliderTickContentForEach SnapshotData SnapshotResponse SpatialContainer SpatialEventCollection
        : SpatialEventGesture SpatialTapGesture SpriteView SquareAzimuth StoreView StrokeBorderShapeView StrokeShapeView
        : SubscriptionStoreView SubscriptionView SurfaceSnappingInfo SurroundingsEffect SymbolColorRenderingMode
        : SymbolEffectTransition SymbolVariableValueMode SystemFormatStyle TabBarPlacement TabCustomizationBehavior
        : TabPlacement TabSearchActivation TabViewBottomAccessoryPlacement TabViewCustomization TableColumnAlignment
        : TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach TableHeaderRowContent
        : TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableStyleConfiguration TextAttribute
        : TextEditingCommands TextEditorStyleConfiguration TextFieldLink TextFormattingCommands
        : TextInputDictationActivation TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy
        : TextRenderer TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource
        : TimelineViewDefaultContext Tip TipView TitleBarWindowStyle ToolbarCommands ToolbarCustomizationBehavior
        : ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarLabelStyle TouchBar TouchBarItemPresence
        : TransactionKey TransitionPhase TransitionProperties TupleSliderTickContent TupleTableColumnContent
        : TupleTableRowContent TypesettingLanguage UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
        : UIGestureRecognizerRepresentableContext UIGestureRecognizerRepresentableCoordinateSpaceConverter
        : UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions UIHostingOrnament
        : UIHostingSceneDelegate UIOrnament UITraitBridgedEnvironmentKey UIViewControllerRepresentable
        : UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
        : UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitPoint3D UserAnnotation UtilityWindow VSplitView
        : VerticalDirection VideoPlayer ViewDimensions3D Viewpoint3D VolumeViewpointUpdateStrategy VolumetricWindowStyle
        : WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor WKHostingController WKInterfaceObjectRepresentable
        : WKInterfaceObjectRepresentableContext WKNotificationScene WKUserNotificationHostingController WebPage WebView
        : Widget WidgetBundle WidgetBundleBuilder WidgetConfiguration WindowDragGesture WindowIdealSize
        : WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle
        : WindowPlacement WindowPlacementContext WindowProxy WindowStyle WindowToolbarFullScreenVisibility
        : WindowToolbarStyle WindowVisibilityToggle WorldAlignmentBehavior WorldRecenterPhase WorldScalingBehavior
        : WorldScalingCompensation WorldTrackingLimitation WritingToolsBehavior ZStackContent3D ZoomNavigationTransition
        AXChartDescriptorRepresentable: makeChartDescriptor updateChartDescriptor
        AccessibilityActionCategory: edit
        AccessibilityActionKind: delete showMenu
        AccessibilityAdjustmentDirection: decrement increment
        AccessibilityDirectTouchOptions: requiresActivation silentOnTouch
        AccessibilityFocusState: Binding projectedValue wrappedValue
        AccessibilityFocusState.Binding: projectedValue wrappedValue
        AccessibilityHeadingLevel: h1 h2 h3 h4 h5 h6 unspecified
        AccessibilityLabeledPairRole: content label
        AccessibilityQuickActionStyle: outline prompt
        AccessibilityRotorContentBuilder: buildBlock buildExpression buildIf
        AccessibilitySystemRotor: boldText headings images italicText landmarks links lists misspelledWords tables
        AccessibilitySystemRotor: textFields underlineText
        AccessibilityTechnologies: switchControl voiceOver
        AccessibilityTextContentType: console fileSystem messaging narrative plain sourceCode spreadsheet wordProcessing
        AccessibilityTraits: allowsDirectInteraction causesPageTurn isKeyboardKey isTabBar startsMediaSession
        AccessibilityZoomGestureAction: Direction direction location point
        AccessibilityZoomGestureAction.Direction: zoomIn zoomOut
        AccessoryBarActionButtonStyle: makeBody
        AccessoryBarButtonStyle: makeBody
        ActionSheet: Button
        AdaptableTabBarPlacement: automatic sidebar tabBar
        Alert: sideBySideButtons
        Alignment3D: back bottom bottomBack bottomFront bottomLeading bottomLeadingBack bottomLeadingFront
        Alignment3D: bottomTrailing bottomTrailingBack bottomTrailingFront center depth front horizontal leading
        Alignment3D: leadingBack leadingFront top topBack topFront topLeading topLeadingBack topLeadingFront topTrailing
        Alignment3D: topTrailingBack topTrailingFront trailing trailingBack trailingFront vertical
        Anchor.Source: bounds3D center3D point3D rect3D unitPoint3D
        AnimatableValues: magnitudeSquared value
        Animation: animate base logicallyComplete shouldMerge systemOverlayAppearance systemOverlayDelayedDisappearance
        Animation: systemOverlayDisappearance systemOverlayDisappearanceDelay velocity
        AnimationContext: environment isLogicallyComplete state withState
        AnimationStateKey: defaultValue
        AnyScrollTargetBehavior: base
        AsymmetricTransition: insertion removal
        AsyncImagePhase: empty failure success
        AttributedTextFormatting: AnyDefinition AttributeContainerProxy DefinitionBuilder EmptyDefinition Transferable
        AttributedTextFormatting: TupleDefinition ValueConstraint
        AttributedTextFormatting.AttributeContainerProxy: Scoped
        AttributedTextFormatting.DefinitionBuilder: buildBlock buildEither buildExpression buildIf
        AttributedTextFormatting.DefinitionBuilder: buildLimitedAvailability
        AttributedTextFormattingDefinition: ValueConstraint constrain
        AttributedTextSelection: Attributes Indices affinity attributes indices typingAttributes
        AttributedTextSelection.Indices: insertionPoint ranges
        AttributedTextValueConstraint: Attributes constrain
        Axis: horizontal vertical
        BackgroundProminence: increased standard
        BackgroundTask: appRefresh bluetoothAlert intentDidRun relevantShortcut snapshot urlSession watchConnectivity
        Binding: id
        BlendMode: color colorBurn colorDodge darken destinationOut destinationOver difference exclusion hardLight hue
        BlendMode: lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight
        BlendMode: sourceAtop
        BlurReplaceTransition: Configuration configuration
        BlurReplaceTransition.Configuration: downUp upUp
        BorderedButtonStyle: makeBody
        BorderlessButtonStyle: makeBody
        BreakthroughEffect: automatic none prominent subtle
        ButtonSizing: automatic fitted flexible
        ButtonStyle: Configuration
        ButtonToggleStyle: makeBody
        Canvas: colorMode isOpaque renderer rendersAsynchronously symbols
        Capsule: style
        CardButtonStyle: makeBody
        CheckboxToggleStyle: makeBody
        Chirality: left right
        Color: ResolvedHDR exposureAdjust headroom resolveHDR transferRepresentation
        Color.RGBColorSpace: displayP3 sRGB sRGBLinear
        Color.Resolved: blue cgColor green linearBlue linearGreen linearRed opacity red
        Color.ResolvedHDR: blue green headroom linearBlue linearGreen linearRed opacity red
        ColorMatrix: a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5 r1 r2 r3 r4 r5
        ColorRenderingMode: extendedLinear linear nonLinear
        ColorScheme: dark light
        ColorSchemeContrast: increased standard
        CommandGroupPlacement: appInfo appSettings appTermination appVisibility help importExport newItem pasteboard
        CommandGroupPlacement: printItem saveItem sidebar singleWindowList systemServices textEditing textFormatting
        CommandGroupPlacement: toolbar undoRedo windowArrangement windowList windowSize
        CommandsBuilder: buildBlock buildEither buildExpression buildIf buildLimitedAvailability
        CompositorContent: contentCaptureProtected onAppear onChange onDisappear onImmersionChange onWorldRecenter
        CompositorContent: persistentSystemOverlays preferredSurroundingsEffect upperLimbVisibility
        CompositorContentBuilder: Content buildBlock buildEither buildExpression buildLimitedAvailability
        ContainerBackgroundPlacement: navigation navigationSplitView subscriptionStore subscriptionStoreFullHeight
        ContainerBackgroundPlacement: subscriptionStoreHeader tabView widget window
        ContentMode: fill fit
        ContentSizeCategory: accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
        ContentSizeCategory: accessibilityLarge accessibilityMedium extraExtraExtraLarge extraExtraLarge extraLarge
        ContentSizeCategory: extraSmall isAccessibilityCategory large medium small
        ContentToolbarPlacement: tabViewSidebar
        ContentTransition: symbolEffect
        ControlActiveState: active inactive key
        ControlGroupStyle: Configuration makeBody
        ControlGroupStyleConfiguration: Content Label content label
        ControlSize: extraLarge large mini regular small
        ControlWidget: main
        ControlWidgetConfiguration: description displayName promptsForUserConfiguration pushHandler
        ControlWidgetConfigurationBuilder: buildBlock buildExpression
        ControlWidgetTemplate: disabled privacySensitive tint
        ControlWidgetTemplateBuilder: buildBlock buildExpression
        CoordinateSpace: global isGlobal isLocal local named
        CoordinateSpaceProtocol: immersiveSpace
        CustomAnimation: animate shouldMerge velocity
        CustomHoverEffect: Content automatic empty highlight hoverEffect hoverEffectDisabled hoverEffectGroup
        CustomHoverEffect: hoverEffectPhaseOverride lift ornament
        CustomPresentationDetent: Context height
        CustomizableToolbarContent: customizationBehavior defaultCustomization hidden matchedTransitionSource
        CustomizableToolbarContent: sharedBackgroundVisibility
        DatePicker: Components
        DatePickerStyle: Configuration makeBody
        DatePickerStyleConfiguration: Label displayedComponents label maximumDate minimumDate selection
        DefaultButtonStyle: makeBody
        DefaultFocusEvaluationPriority: automatic userInitiated
        DefaultToggleStyle: makeBody
        DepthAlignment: back center combineExplicit front
        DepthAlignmentID: defaultValue
        DigitalCrownEvent: offset velocity
        DigitalCrownRotationalSensitivity: high low medium
        DisclosureGroupStyle: Configuration
        DismissBehavior: destructive interactive
        DismissImmersiveSpaceAction: callAsFunction
        DismissWindowAction: callAsFunction
        DisplayProxy: bounds safeAreaInsets visibleRect
        DocumentBaseBox: base
        DocumentConfiguration: fileURL isEditable
        DocumentLaunchGeometryProxy: frame titleViewFrame
        DragConfiguration: OperationsOutsideApp OperationsWithinApp operationsOutsideApp operationsWithinApp
        DragConfiguration.OperationsOutsideApp: allowAlias
        DragConfiguration.OperationsWithinApp: allowAlias
        DragDropPreviewsFormation: list none pile stack
        DragGesture: coordinateSpace minimumDistance
        DragGesture.Value: inputDevicePose3D location3D predictedEndLocation3D predictedEndTranslation3D
        DragGesture.Value: startInputDevicePose3D startLocation3D translation3D
        DragSession: ID Phase draggedItemIDs draggedItemIndex id location phase
        DragSession.ID: matches
        DragSession.Phase: active dataTransferCompleted ended ending initial
        DropConfiguration: acceptedItemCount operation
        DropDelegate: dropEntered dropExited dropUpdated performDrop validateDrop
        DropInfo: hasItemsConforming itemProviders location
        DropOperation: Set alias cancel copy delete forbidden move
        DropOperation.Set: alias cancel copy delete forbidden move
        DropProposal: operation operationOutsideApplication
        DropSession: ID LocalSession Phase id itemsCount localSession location phase size suggestedOperations
        DropSession.ID: matches
        DropSession.LocalSession: draggedItemIDs
        DropSession.Phase: active dataTransferCompleted ended entering exiting
        DynamicProperty: update
        DynamicTableRowContent: data dropDestination onInsert
        DynamicTypeSize: accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 large medium small
        DynamicTypeSize: xLarge xSmall xxLarge xxxLarge
        DynamicViewContent: data dropDestination onInsert
        Edge: Corner bottom leading top trailing
        Edge.Corner: Set Style bottomLeading bottomTrailing topLeading topTrailing
        Edge.Corner.Set: all bottom bottomLeading bottomTrailing contains leading none top topLeading topTrailing
        Edge.Corner.Set: trailing
        Edge.Corner.Style: concentric fixed
        Edge3D: Set back bottom front leading top trailing
        Edge3D.Set: all back bottom depth front horizontal leading top trailing vertical
        EdgeInsets: inset
        EdgeInsets3D: back bottom front leading top trailing
        EditActions: all delete move rawValue
        EditMode: active inactive transient
        EnvironmentValues: accessibilityAssistiveAccessEnabled accessibilityDimFlashingLights
        EnvironmentValues: accessibilityLargeContentViewerEnabled accessibilityPlayAnimatedImages
        EnvironmentValues: accessibilityPrefersHeadAnchorAlternative accessibilityQuickActionsEnabled
        EnvironmentValues: accessibilityShowBorders accessibilityShowButtonShapes accessibilitySwitchControlEnabled
        EnvironmentValues: activityFamily allowedDynamicRange appearsActive authorizationController backgroundMaterial
        EnvironmentValues: backgroundProminence badgeProminence buttonRepeatBehavior buttonSizing calendar
        EnvironmentValues: complicationRenderingMode contentTransition contentTransitionAddsDrawingGroup
        EnvironmentValues: controlActiveState credentialDataManager credentialExportManager credentialImportManager
        EnvironmentValues: defaultMinListHeaderHeight defaultWheelPickerItemHeight devicePickerSupports
        EnvironmentValues: disableAutocorrection dismissImmersiveSpace dismissWindow displayStoreKitMessage
        EnvironmentValues: documentConfiguration findContext fontResolutionContext horizontalScrollBounceBehavior
        EnvironmentValues: horizontalScrollIndicatorVisibility imagePlaygroundAllowedGenerationStyles
        EnvironmentValues: imagePlaygroundPersonalizationPolicy imagePlaygroundSelectedGenerationStyle
        EnvironmentValues: immersiveSpaceDisplacement isActivityFullscreen isActivityUpdateReduced isFocusEffectEnabled
        EnvironmentValues: isHoverEffectEnabled isTabBarShowingSections isUserAuthenticationEnabled keyboardShortcut
        EnvironmentValues: labelIconToTitleSpacing labelReservedIconWidth labelsVisibility legibilityWeight
        EnvironmentValues: levelOfDetail lineHeight managedObjectContext materialActiveAppearance
        EnvironmentValues: menuIndicatorVisibility modelContext navigationLinkIndicatorVisibility newDocument
        EnvironmentValues: openDocument openImmersiveSpace openSettings openWindow physicalMetrics
        EnvironmentValues: preferredPencilDoubleTapAction preferredPencilSqueezeAction purchase pushWindow
        EnvironmentValues: realityKitScene realityViewCameraControls remoteDeviceIdentifier rename requestAgeRange
        EnvironmentValues: requestReview resetFocus scrollDismissesKeyboardMode searchSuggestionsPlacement
        EnvironmentValues: showsWidgetContainerBackground showsWidgetLabel sidebarRowSize springLoadingBehavior
        EnvironmentValues: supportedActivityFamilies supportsImagePlayground supportsRemoteScenes surfaceSnappingInfo
        EnvironmentValues: symbolColorRenderingMode symbolVariableValueMode tabBarPlacement
        EnvironmentValues: tabViewBottomAccessoryPlacement textSelectionAffinity timeZone toolbarLabelStyle undoManager
        EnvironmentValues: verticalScrollBounceBehavior verticalScrollIndicatorVisibility webAuthenticationSession
        EnvironmentValues: widgetContentMargins widgetFamily widgetRenderingMode windowClippingMargins
        EnvironmentValues: worldTrackingLimitations writingToolsBehavior
        EnvironmentalModifier: resolve
        EquatableView: content
        EventModifiers: function
        EveryMinuteTimelineSchedule: Entries
        ExclusiveGesture: Value first second
        ExclusiveGesture.Value: first second
        FetchRequest: Configuration projectedValue update wrappedValue
        FetchRequest.Configuration: nsPredicate nsSortDescriptors sortDescriptors
        FetchedResults: endIndex nsPredicate nsSortDescriptors sortDescriptors startIndex
        FileDialogBrowserOptions: displayFileExtensions enumeratePackages includeHiddenFiles
        FileDocument: ReadConfiguration WriteConfiguration fileWrapper readableContentTypes writableContentTypes
        FileDocumentConfiguration: document fileURL isEditable
        FileDocumentReadConfiguration: contentType file
        FileDocumentWriteConfiguration: contentType existingFile
        FillShapeView: background fillStyle shape style
        FindContext: isPresented supportsReplace
        FocusInteractions: activate automatic edit
        FocusedBinding: projectedValue wrappedValue
        FocusedObject: Wrapper projectedValue wrappedValue
        FocusedValue: wrappedValue
        Font: Resolved resolve
        Font.Design: monospaced rounded serif
        Font.Leading: loose standard tight
        Font.Resolved: ctFont isBold isItalic isLowercaseSmallCaps isMonospaced isSmallCaps isUppercaseSmallCaps leading
        Font.Resolved: pointSize weight width
        Font.TextStyle: callout caption caption2 extraLargeTitle extraLargeTitle2 footnote headline largeTitle
        Font.TextStyle: subheadline title title2 title3
        Font.width: compressed condensed expanded standard
        ForEach: content data
        FormStyle: Configuration makeBody
        FormStyleConfiguration: Content content
        FrameResizeDirection: Set inward outward
        FrameResizeDirection.Set: all inward outward
        FrameResizePosition: bottom bottomLeading bottomTrailing leading top topLeading topTrailing trailing
        GaugeStyle: Configuration
        GeometryEffect: effectValue ignoredByLayout
        GeometryProxy: containerCornerInsets transform
        GeometryProxy3D: coordinateSpace3D frame safeAreaInsets size transform
        GeometryProxyCoordinateSpace3D: anchored
        GeometryReader: content
        GeometryReader3D: content
        Gesture: handActivationBehavior map modifiers targetedToAnyEntity targetedToEntity
        GestureStateGesture: base state
        GlassBackgroundDisplayMode: always implicit never
        GlassBackgroundEffect: Configuration automatic feathered makeBody plate
        GlassBackgroundEffectConfiguration: Content content
        GlassButtonStyle: makeBody
        GlassProminentButtonStyle: makeBody
        Gradient: stops
        Gradient.Stop: color location
        GraphicsContext: BlurOptions ShadowOptions clipBoundingRect clipToLayer environment transform withCGContext
        GraphicsContext.BlendMode: clear copy destinationAtop destinationIn destinationOut destinationOver plusDarker
        GraphicsContext.BlendMode: plusLighter sourceAtop sourceIn sourceOut xor
        GraphicsContext.BlurOptions: dithersResult opaque
        GraphicsContext.ClipOptions: inverse
        GraphicsContext.Filter: alphaThreshold brightness colorInvert colorMatrix colorMultiply colorShader contrast
        GraphicsContext.Filter: distortionShader grayscale hueRotation layerShader luminanceToAlpha projectionTransform
        GraphicsContext.Filter: saturation
        GraphicsContext.FilterOptions: linearColor
        GraphicsContext.GradientOptions: linearColor mirror repeat
        GraphicsContext.ResolvedImage: baseline shading size
        GraphicsContext.ResolvedSymbol: size
        GraphicsContext.ResolvedText: firstBaseline lastBaseline shading
        GraphicsContext.Shading: backdrop meshGradient palette shader tiledImage
        GraphicsContext.ShadowOptions: disablesGroup invertsAlpha shadowAbove shadowOnly
        GridItem.Size: adaptive fixed flexible
        GridLayout: Cache alignment horizontalSpacing verticalSpacing
        GroupBoxStyle: Configuration
        HStackLayout: alignment spacing
        HandActivationBehavior: automatic pinch
        HandGestureShortcut: primaryAction
        HandPointerBehavior: drawing inactive
        HorizontalAlignment: combineExplicit
        HorizontalDirection: Set leading trailing
        HorizontalDirection.Set: all leading trailing
        HorizontalEdge: leading trailing
        HoverEffectContent: animation clipShape offset opacity rotationEffect scaleEffect transformEffect
        HoverEffectGroup: Behavior systemOverlays
        HoverEffectGroup.Behavior: activatesGroup followsGroup ignoresGroup preservesGroup
        HoverEffectPhaseOverride: active activeTemporarily inactive inactiveTemporarily toggled toggledTemporarily
        HoverPhase: active ended
        Image: Orientation symbolColorRenderingMode symbolVariableValueMode widgetAccentedRenderingMode
        Image.DynamicRange: constrainedHigh high standard
        Image.Interpolation: high low medium none
        Image.Orientation: down downMirrored left leftMirrored right rightMirrored up upMirrored
        Image.ResizingMode: stretch tile
        Image.Scale: large medium small
        Image.TemplateRenderingMode: original template
        ImagePaint: image scale sourceRect
        ImageRenderer: allowedDynamicRange cgImage colorMode content isObservationEnabled isOpaque nsImage
        ImageRenderer: objectWillChange proposedSize render scale uiImage
        ImmersionChangeContext: amount
        ImmersionStyle: automatic full mixed progressive
        ImmersiveContentBrightness: automatic bright custom dark dim
        ImmersiveEnvironmentBehavior: automatic coexist replace
        ImmersiveSpaceContentBuilder: buildBlock
        KeyPress.Result: handled ignored
        KeyboardShortcut: localization
        KeyframeTimeline: duration value
        KeyframeTrackContentBuilder: Conditional buildArray buildBlock buildEither
        KeyframesBuilder: buildArray buildBlock buildEither buildFinalResult
        LabelStyle: Configuration
        LabeledContentStyle: Configuration
        Layout: Subviews depthAlignment
        LayoutDirection: leftToRight rightToLeft
        LayoutDirectionBehavior: fixed
        LayoutSubview: containerValues
        LayoutSubviews: Element Index SubSequence
        LegibilityWeight: bold regular
        LinkButtonStyle: makeBody
        ListItemTint: fixed monochrome preferred
        LongPressGesture: maximumDistance minimumDuration
        MagnificationGesture: minimumScaleDelta
        MagnifyGesture: minimumScaleDelta
        Manipulable: Event GestureState Inertia InputDevice Operation
        Manipulable.Event: Phase Value phase value
        Manipulable.Event.Phase: active ended failed
        Manipulable.Event.Value: frame inputDevices interactionPoint timestamp transform
        Manipulable.GestureState: isActive transform
        Manipulable.Inertia: high low medium none
        Manipulable.InputDevice: Chirality Kind chirality kind pose
        Manipulable.InputDevice.Chirality: left right
        Manipulable.InputDevice.Kind: directPinch indirectPinch pointer
        Manipulable.Operation: Set primaryRotation scale secondaryRotation translate
        Manipulable.Operation.Set: all primaryRotation scale secondaryRotation translate
        MatchedTransitionSourceConfiguration: background clipShape shadow
        Material: materialActiveAppearance
        MaterialActiveAppearance: active automatic inactive matchWindow
        MenuActionDismissBehavior: automatic disabled enabled
        MenuBarExtraStyle: automatic menu window
        MenuOrder: automatic fixed priority
        MenuStyle: Configuration borderedButton makeBody
        MenuStyleConfiguration: Content Label
        MeshGradient: BezierPoint Colors Locations background colorSpace colors height locations smoothsColors width
        MeshGradient.BezierPoint: bottomControlPoint leadingControlPoint position topControlPoint trailingControlPoint
        MeshGradient.Colors: colors resolvedColors
        MeshGradient.Locations: bezierPoints points
        ModifiedContent: content
        MoveCommandDirection: down left right up
        MoveTransition: edge
        NSApplicationDelegateAdaptor: projectedValue wrappedValue
        NSGestureRecognizerRepresentable: Context CoordinateSpaceConverter handleNSGestureRecognizerAction
        NSGestureRecognizerRepresentable: makeCoordinator makeNSGestureRecognizer updateNSGestureRecognizer
        NSGestureRecognizerRepresentableContext: converter coordinator
        NSGestureRecognizerRepresentableCoordinateSpaceConverter: convert localLocation localTranslation localVelocity
        NSGestureRecognizerRepresentableCoordinateSpaceConverter: location translation velocity
        NSHostingController: identifier preferredContentSize rootView safeAreaRegions sceneBridgingOptions sizeThatFits
        NSHostingController: sizingOptions
        NSHostingMenu: rootView
        NSHostingSceneBridgingOptions: all rawValue title toolbars
        NSHostingSceneRepresentation: environment
        NSHostingSizingOptions: intrinsicContentSize maxSize minSize preferredContentSize rawValue standardBounds
        NSHostingView: acceptsFirstMouse acceptsFirstResponder accessibilityChildren
        NSHostingView: accessibilityChildrenInNavigationOrder accessibilityFocusedUIElement accessibilityHitTest
        NSHostingView: accessibilityRole accessibilitySubrole beginDocument clipsToBounds cursorUpdate didAddSubview
        NSHostingView: didChangeValue doCommand endDocument firstBaselineOffsetFromTop firstTextLineCenter
        NSHostingView: forwardingTarget hitTest insertText intrinsicContentSize isAccessibilityElement isFlipped keyDown
        NSHostingView: keyUp lastBaselineOffsetFromBottom layerContentsRedrawPolicy layout magnify makeTouchBar menu
        NSHostingView: mouseDown mouseDragged mouseEntered mouseExited mouseMoved mouseUp needsPanelToBecomeKey
        NSHostingView: observeValue otherMouseDown otherMouseDragged otherMouseUp performKeyEquivalent prepareForReuse
        NSHostingView: requiresConstraintBasedLayout responds rightMouseDown rightMouseDragged rightMouseUp rootView
        NSHostingView: rotate safeAreaRegions sceneBridgingOptions scrollWheel setFrameSize shouldDelayWindowOrdering
        NSHostingView: showContextMenuForSelection sizingOptions touchesBegan touchesCancelled touchesEnded touchesMoved
        NSHostingView: updateConstraints userInterfaceLayoutDirection validRequestor viewDidChangeBackingProperties
        NSHostingView: viewDidChangeEffectiveAppearance viewDidEndLiveResize viewDidMoveToWindow viewWillMove
        NSHostingView: viewWillStartLiveResize willRemoveSubview
        NSViewControllerRepresentable: Context LayoutOptions dismantleNSViewController makeCoordinator
        NSViewControllerRepresentable: makeNSViewController sizeThatFits updateNSViewController
        NSViewControllerRepresentableContext: animate coordinator environment transaction
        NSViewRepresentable: Context LayoutOptions dismantleNSView makeCoordinator makeNSView sizeThatFits updateNSView
        NSViewRepresentableContext: animate coordinator environment transaction
        NavigationBarItem.TitleDisplayMode: automatic inline large
        NavigationLink: isDetailLink
        NavigationPath: CodableRepresentation codable
        NavigationSplitViewStyle: Configuration makeBody
        NavigationTransition: automatic zoom
        NewDocumentAction: callAsFunction
        OffsetShape: offset shape
        OffsetTransition: offset
        OpenDocumentAction: callAsFunction
        OpenImmersiveSpaceAction: Result callAsFunction
        OpenImmersiveSpaceAction.Result: error opened userCancelled
        OpenSettingsAction: callAsFunction
        OpenWindowAction: SharingBehavior callAsFunction
        OpenWindowAction.SharingBehavior: requested required
        OrnamentAttachmentAnchor: parent scene
        PaletteSelectionEffect: automatic custom symbolVariant
        Path: lineIntersection lineSubtraction normalized symmetricDifference
        Path.Element: closeSubpath curve line move quadCurve
        PencilDoubleTapGestureValue: hoverPose
        PencilHoverPose: altitude anchor azimuth location roll zDistance
        PencilPreferredAction: ignore runSystemShortcut showColorPalette showContextualPalette showInkAttributes
        PencilPreferredAction: switchEraser switchPrevious
        PencilSqueezeGesturePhase: active ended failed
        PencilSqueezeGestureValue: hoverPose
        PeriodicTimelineSchedule: Entries
        PhysicalMetric: wrappedValue
        PhysicalMetricsConverter: convert worldScalingCompensation
        PlainButtonStyle: makeBody
        PointerStyle: columnResize frameResize grabActive grabIdle horizontalText image link rectSelection rowResize
        PointerStyle: shape verticalText zoomIn zoomOut
        PopoverAttachmentAnchor: point rect
        PresentationDetent: Context custom
        PresentationDetent.Context: maxDetentValue
        PresentationSizing: automatic fitted form page proposedSize sticky
        PresentationSizingRoot: sizeThatFits
        PreviewContextKey: defaultValue
        PreviewModifier: Content makeSharedContext
        PreviewPlatform: iOS macOS tvOS watchOS
        PreviewProvider: platform
        PrimitiveButtonStyle: Configuration accessoryBarAction
        ProgressViewStyle: Configuration
        ProgressiveImmersionAspectRatio: automatic landscape portrait
        ProgressiveImmersionStyle: aspectRatio initialImmersionAmount maximumImmersionAmount minimumImmersionAmount
        ProjectionTransform: concatenating invert inverted
        Prominence: increased standard
        PushTransition: edge
        PushWindowAction: callAsFunction
        RectangleCornerInsets: bottomLeading bottomTrailing topLeading topTrailing
        ReferenceFileDocument: ReadConfiguration WriteConfiguration fileWrapper readableContentTypes snapshot
        ReferenceFileDocument: writableContentTypes
        ReferenceFileDocumentConfiguration: document fileURL isEditable
        RemoteDeviceIdentifier: cDevice
        RenameAction: callAsFunction
        ResetFocusAction: callAsFunction
        RotateGesture: minimumAngleDelta
        RotateGesture3D: constrainedAxis minimumAngleDelta
        RotatedShape: anchor angle shape
        RotationGesture: minimumAngleDelta
        RoundedCornerStyle: circular continuous
        RoundedRectangle: cornerSize style
        RoundedRectangularShape: Corners corners
        RoundedRectangularShapeCorners: bottomLeading bottomTrailing concentric fixed topLeading topTrailing
        ScaleTransition: anchor scale
        ScaledShape: anchor scale shape
        Scene: backgroundTask commands commandsRemoved commandsReplaced defaultAppStorage defaultLaunchBehavior
        Scene: defaultPosition defaultWindowPlacement defaultWorldScaling dialogIcon dialogSeverity
        Scene: dialogSuppressionToggle documentBrowserContextMenu handlesExternalEvents immersionStyle
        Scene: immersiveContentBrightness immersiveEnvironmentBehavior keyboardShortcut menuBarExtraStyle modelContainer
        Scene: modelContext onChange persistentSystemOverlays restorationBehavior transformEnvironment
        Scene: upperLimbVisibility volumeWorldAlignment windowBackgroundDragBehavior windowIdealPlacement
        Scene: windowIdealSize windowLevel windowManagerRole windowStyle windowToolbarLabelStyle windowToolbarStyle
        SceneBuilder: buildLimitedAvailability buildOptional
        SceneLaunchBehavior: automatic presented suppressed
        ScenePhase: active background inactive
        SceneRestorationBehavior: automatic disabled
        ScrollContentOffsetAdjustmentBehavior: automatic disabled
        ScrollInputBehavior: automatic disabled enabled
        ScrollInputKind: handGestureShortcut look
        ScrollPhase: animating decelerating idle interacting tracking
        ScrollPhaseChangeContext: geometry velocity
        ScrollPosition: edge isPositionedByUser point scrollTo viewID x y
        ScrollTarget: anchor rect
        ScrollTargetBehavior: Properties PropertiesContext TargetContext properties updateTarget
        ScrollTargetBehaviorContext: axes containerSize contentSize originalTarget velocity
        ScrollTargetBehaviorProperties: limitsScrolls
        ScrollTargetBehaviorPropertiesContext: axes environment
        ScrollTransitionConfiguration.Threshold: inset interpolated
        ScrollTransitionConfiguration.threshold: centered hidden
        ScrollTransitionPhase: bottomTrailing identity topLeading
        ScrollView: axes content showsIndicators
        ScrollViewReader: content
        SearchFieldPlacement: toolbarPrincipal
        SearchPresentationToolbarBehavior: automatic avoidHidingContent
        SearchScopeActivation: automatic onSearchPresentation onTextEntry
        SearchSuggestionsPlacement: Set automatic content menu
        SearchSuggestionsPlacement.Set: Element content menu rawValue
        Section: collapsible
        SectionConfiguration: Actions ID actions containerValues content footer header id
        SectionedFetchRequest: Configuration projectedValue update wrappedValue
        SectionedFetchRequest.Configuration: nsPredicate nsSortDescriptors sectionIdentifier sortDescriptors
        SectionedFetchResults: Section endIndex nsPredicate nsSortDescriptors sectionIdentifier sortDescriptors
        SectionedFetchResults: startIndex
        SectionedFetchResults.Section: endIndex id startIndex
        SensoryFeedback: PressFeedback ReleaseFeedback SelectionFeedback press release
        SensoryFeedback.PressFeedback: button buttonIconOnly slider tab toggle
        SensoryFeedback.ReleaseFeedback: slider
        SensoryFeedback.SelectionFeedback: maximum minimum off on
        SequenceGesture: Value first second
        SequenceGesture.Value: first second
        Shader: Argument UsageType arguments compile dithersColor function
        Shader.Argument: boundingRect color colorArray data float float2 float3 float4 floatArray image
        Shader.UsageType: colorEffect distortionEffect layerEffect shapeStyle
        ShaderFunction: dynamicallyCall library name
        ShaderLibrary: bundle
        Shape: buttonBorder layoutDirectionBehavior lineIntersection lineSubtraction
        ShapeRole: fill separator stroke
        ShapeStyle: image materialActiveAppearance
        SidebarRowSize: large medium small
        SimultaneousGesture: Value first second
        SimultaneousGesture.Value: first second
        SliderTick: ID id
        SliderTickBuilder: buildBlock buildEither buildExpression buildIf
        SnapshotData: SnapshotReason identifier reason
        SnapshotData.SnapshotReason: appBackgrounded appScheduled complicationUpdate prelaunch returnToDefaultState
        Spacer: minLength
        SpatialEventCollection: Event Iterator makeIterator
        SpatialEventCollection.Event: ID InputDevicePose Kind Phase chirality id inputDevicePose kind location
        SpatialEventCollection.Event: location3D modifierKeys phase selectionRay targetedEntity timestamp
        SpatialEventCollection.Event: trackingAreaIdentifier
        SpatialEventCollection.Event.InputDevicePose: altitude azimuth pose3D
        SpatialEventCollection.Event.Kind: directPinch indirectPinch pencil pointer touch
        SpatialEventCollection.Event.Phase: active cancelled ended
        SpatialEventCollection.Iterator: next
        SpatialEventGesture: coordinateSpace
        SpatialTapGesture: Value coordinateSpace count
        SpatialTapGesture.Value: location location3D
        Spring: damping dampingRatio force mass response settlingDuration stiffness update value velocity
        SquareAzimuth: Set back front left orientation right
        SquareAzimuth.Set: all back contains front left right
        StrokeBorderShapeView: background isAntialiased shape strokeStyle style
        StrokeShapeView: background isAntialiased shape strokeStyle style
        SubscriptionView: action content publisher
        Subview: ContainerSizingOptions
        Subview.ContainerSizingOptions: uniform variable
        SurfaceSnappingInfo: AuthorizationStatus authorizationStatus classification isSnapped
        SurfaceSnappingInfo.AuthorizationStatus: authorized denied notDetermined restricted
        SurroundingsEffect: colorMultiply dark dim semiDark systemDark ultraDark
        SwitchToggleStyle: makeBody
        SymbolColorRenderingMode: flat gradient
        SymbolVariableValueMode: color draw
        SystemFormatStyle: DateOffset DateReference Stopwatch Timer
        SystemFormatStyle.DateOffset: calendar
        SystemFormatStyle.DateReference: calendar
        TabBarPlacement: bottomBar ornament pageIndicator sidebar topBar
        TabContent: accessibilityHint accessibilityIdentifier accessibilityInputLabels accessibilityLabel
        TabContent: accessibilityValue contextMenu customizationBehavior defaultVisibility disabled draggable
        TabContent: dropDestination popover sectionActions springLoadingBehavior swipeActions tabPlacement
        TabContentBuilder: buildEither buildLimitedAvailability
        TabCustomizationBehavior: automatic disabled reorderable
        TabPlacement: automatic pinned sidebarOnly
        TabSearchActivation: automatic searchTabSelection
        TabViewBottomAccessoryPlacement: expanded inline
        TabViewCustomization: SectionCustomization TabCustomization resetSectionOrder resetVisibility
        TabViewCustomization.SectionCustomization: resetTabOrder tabOrder
        TabViewCustomization.TabCustomization: sidebarVisibility tabBarVisibility
        TabViewStyle: carousel
        TableColumnAlignment: automatic center leading numeric trailing
        TableColumnBuilder: buildEither buildIf buildLimitedAvailability
        TableColumnContent: alignment customizationID defaultVisibility disabledCustomizationBehavior tableColumnBody
        TableColumnCustomization: resetOrder
        TableColumnCustomizationBehavior: all reorder resize visibility
        TableColumnForEach: content data
        TableRowBuilder: buildBlock buildEither buildExpression buildIf
        TableRowContent: contextMenu draggable dropDestination itemProvider onHover selectionDisabled tableRowBody
        TableStyle: Configuration makeBody
        TapGesture: count
        Text: AlignmentStrategy Layout LayoutKey WritingDirectionStrategy accessibilityHeading accessibilityLabel
        Text: accessibilityTextContentType customAttribute speechAdjustedPitch speechAlwaysIncludesPunctuation
        Text: speechAnnouncementsQueued speechSpellsOutCharacters textVariant typesettingLanguage
        Text.AlignmentStrategy: layoutBased writingDirectionBased
        Text.Case: lowercase uppercase
        Text.Layout: CharacterIndex DrawingOptions Line Run RunSlice TypographicBounds isTruncated
        Text.Layout.DrawingOptions: disablesSubpixelQuantization
        Text.Layout.Line: origin typographicBounds
        Text.Layout.Run: characterIndices layoutDirection typographicBounds
        Text.Layout.RunSlice: characterIndices run typographicBounds
        Text.Layout.TypographicBounds: ascent descent leading origin rect width
        Text.LayoutKey: AnchoredLayout
        Text.LayoutKey.AnchoredLayout: layout origin
        Text.TruncationMode: head middle tail
        Text.WritingDirectionStrategy: contentBased layoutBased
        TextAlignment: center leading trailing
        TextEditorStyle: Configuration makeBody roundedBorder
        TextInputDictationActivation: onLook onSelect
        TextInputDictationBehavior: automatic inline preventDictation
        TextInputFormattingControlPlacement: Set
        TextInputFormattingControlPlacement.Set: accessoryBar all contextMenu fontPanel inputAssistant
        TextProxy: sizeThatFits
        TextRenderer: displayPadding draw sizeThatFits
        TextSelectability: allowsSelection
        TextSelection: Indices affinity indices isInsertion
        TextSelection.Indices: multiSelection selection
        TextSelectionAffinity: automatic downstream upstream
        TextVariantPreference: fixed sizeDependent
        TimeDataSource: currentDate dateRange durationOffset
        TimelineSchedule: Mode
        TimelineScheduleMode: lowFrequency normal
        TimelineView.Context.Cadence: live minutes seconds
        ToggleStyle: Configuration
        ToolbarContent: matchedTransitionSource
        ToolbarContentBuilder: buildLimitedAvailability
        ToolbarCustomizationBehavior: disabled reorderable
        ToolbarCustomizationOptions: alwaysAvailable
        ToolbarDefaultItemKind: search sidebarToggle title
        ToolbarItemPlacement: accessoryBar bottomOrnament largeSubtitle
        ToolbarLabelStyle: automatic iconOnly titleAndIcon titleOnly
        ToolbarPlacement: accessoryBar bottomOrnament
        TouchBarItemPresence: optional required
        Transaction: addAnimationCompletion dismissBehavior isContinuous scrollContentOffsetAdjustmentBehavior
        Transaction: scrollPositionUpdatePreservesVelocity scrollTargetAnchor tracksVelocity
        TransactionKey: defaultValue
        TransformedShape: shape transform
        Transition: Content animation apply blurReplace combined identity move offset opacity properties push scale
        Transition: slide symbolEffect
        TransitionPhase: didDisappear identity isIdentity value willAppear
        TransitionProperties: hasMotion
        TupleSliderTickContent: TicksCollection value
        TupleTableColumnContent: value
        TupleTableRowContent: value
        TupleView: value
        TypesettingLanguage: automatic explicit
        UIApplicationDelegateAdaptor: projectedValue wrappedValue
        UIGestureRecognizerRepresentable: Context CoordinateSpaceConverter handleUIGestureRecognizerAction
        UIGestureRecognizerRepresentable: makeCoordinator makeUIGestureRecognizer updateUIGestureRecognizer
        UIGestureRecognizerRepresentableContext: converter coordinator
        UIGestureRecognizerRepresentableCoordinateSpaceConverter: convert localLocation localTranslation localVelocity
        UIGestureRecognizerRepresentableCoordinateSpaceConverter: location translation velocity
        UIHostingConfiguration: background margins minSize
        UIHostingController: addChild childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
        UIHostingController: childForStatusBarHidden childForStatusBarStyle
        UIHostingController: childViewControllerForPreferredContainerBackgroundStyle didMove isModalInPresentation
        UIHostingController: keyCommands loadView preferredContainerBackgroundStyle preferredContentSizeDidChange
        UIHostingController: preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
        UIHostingController: preferredStatusBarUpdateAnimation preferredUserInterfaceStyle
        UIHostingController: prefersHomeIndicatorAutoHidden prefersStatusBarHidden rootView safeAreaRegions sizeThatFits
        UIHostingController: sizingOptions target undoManager viewDidAppear viewDidDisappear viewWillAppear
        UIHostingController: viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove
        UIHostingControllerSizingOptions: intrinsicContentSize preferredContentSize rawValue
        UIHostingOrnament: contentAlignment contentAlignment3D rootView sceneAnchor
        UIHostingSceneDelegate: rootScene
        UIViewControllerRepresentable: Context LayoutOptions dismantleUIViewController makeCoordinator
        UIViewControllerRepresentable: makeUIViewController sizeThatFits updateUIViewController
        UIViewControllerRepresentableContext: animate coordinator environment transaction
        UIViewRepresentable: Context LayoutOptions dismantleUIView makeCoordinator makeUIView sizeThatFits updateUIView
        UIViewRepresentableContext: animate coordinator environment transaction
        UnevenRoundedRectangle: cornerRadii style
        UnitCurve: circularEaseIn circularEaseInOut circularEaseOut easeInEaseOut inverse value velocity
        UnitPoint3D: back bottom bottomBack bottomFront bottomLeading bottomLeadingBack bottomLeadingFront
        UnitPoint3D: bottomTrailing bottomTrailingBack bottomTrailingFront center front leading leadingBack leadingFront
        UnitPoint3D: origin top topBack topFront topLeading topLeadingBack topLeadingFront topTrailing topTrailingBack
        UnitPoint3D: topTrailingFront trailing trailingBack trailingFront x y z zero
        UserInterfaceSizeClass: compact regular
        VStackLayout: alignment spacing
        VectorArithmetic: interpolate interpolated scaled
        VerticalAlignment: combineExplicit
        VerticalDirection: Set down up
        VerticalDirection.Set: all down up
        VerticalEdge: bottom top
        VerticalPageTabViewStyle: TransitionStyle
        VerticalPageTabViewStyle.TransitionStyle: automatic blur identity
        View: accessibility accessibilityChartDescriptor accessibilityCustomContent accessibilityDefaultFocus
        View: accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityFocused
        View: accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRotor
        View: accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus accessibilityTextContentType
        View: accessibilityZoomAction accessoryWidgetGroupStyle activityBackgroundTint
        View: activitySystemActionForegroundColor addOrderToWalletButtonStyle addPassToWalletButtonStyle
        View: allowedDynamicRange appStoreMerchandising appStoreOverlay aspectRatio3D assistiveAccessNavigationIcon
        View: attributedTextFormattingDefinition autocapitalization automatedDeviceEnrollmentAddition breakthroughEffect
        View: cameraAnchor certificateSheet chart3DCameraProjection chart3DPose chart3DRenderingStyle
        View: chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale
        View: chartOverlay chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
        View: chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale
        View: chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale chartYSelection
        View: chartYVisibleDomain chartZAxis chartZAxisLabel chartZScale chartZSelection colorEffect
        View: complicationForeground contactAccessButtonCaption contactAccessButtonStyle contactAccessPicker
        View: containerBackground containerCornerOffset contentToolbar continuityDevicePicker controlWidgetActionHint
        View: controlWidgetStatus copyable currentEntitlementTask cuttable defaultAdaptableTabBarPlacement
        View: defaultAppStorage defaultWheelPickerItemHeight dialogPreventsAppTermination dialogSuppressionToggle
        View: digitalCrownAccessory digitalCrownRotation dismissalConfirmationDialog distortionEffect
        View: documentBrowserContextMenu dragConfiguration dragContainer dragContainerSelection dragPreviewsFormation
        View: dropConfiguration dropPreviewsFormation dynamicIsland exportableToServices exportsItemProviders
        View: familyActivityPicker fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
        View: fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
        View: fileExporter fileExporterFilenameLabel fileImporter fileMover findDisabled focusedObject
        View: focusedSceneObject focusedSceneValue focusedValue gameSaveSyncingAlert glassBackgroundEffect
        View: groupActivityAssociation handGestureShortcut handPointerBehavior handlesGameControllerEvents
        View: healthDataAccessRequest hoverEffectGroup imagePlaygroundGenerationStyle
        View: imagePlaygroundPersonalizationPolicy imagePlaygroundSheet immersiveEnvironmentPicker
        View: importableFromServices importsItemProviders inAppPurchaseOptions interactionActivityTrackingTag
        View: itemProvider journalingSuggestionsPicker labelsVisibility layerEffect lineHeight
        View: listRowHoverEffectDisabled listRowPlatterColor listSectionIndexVisibility lookAroundViewer
        View: manageSubscriptionsSheet managedContentStyle manipulable manipulationGesture mapCameraKeyframeAnimator
        View: mapControlVisibility mapControls mapFeatureSelectionAccessory mapFeatureSelectionContent
        View: mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSheet mapScope mapStyle
        View: materialActiveAppearance menuButtonStyle modelContainer modelContext modifierKeyAlternate
        View: musicSubscriptionOffer navigationDocument offerCodeRedemption onAppIntentExecution
        View: onApplePayCouponCodeChange onApplePayPaymentMethodChange onApplePayShippingContactChange
        View: onApplePayShippingMethodChange onCameraCaptureEvent onCommand onContinueUserActivity onCopyCommand
        View: onCutCommand onDeleteCommand onDrag onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand
        View: onGeometryChange3D onImmersionChange onInAppPurchaseCompletion onInAppPurchaseStart
        View: onInteractiveResizeChange onLongTouchGesture onMapCameraChange onModifierKeysChanged onMoveCommand
        View: onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onVolumeViewpointChange
        View: onWorldRecenter ornament padding3D pageCommand paletteSelectionEffect pasteDestination payLaterViewAction
        View: payLaterViewDisplayStyle payWithApplePayButtonDisableCardArt payWithApplePayButtonStyle
        View: perspectiveRotationEffect photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities
        View: photosPickerStyle pointerStyle pointerVisibility popoverTip postToPhotosSharedAlbumSheet
        View: preferredSubscriptionOffer preferredSurroundingsEffect preferredWindowClippingMargins
        View: presentationBreakthroughEffect presentationPreventsAppTermination presentedWindowStyle
        View: presentedWindowToolbarStyle previewContext productDescription productIconBorder productViewStyle
        View: quickLookPreview realityViewCameraControls realityViewLayoutBehavior refundRequestSheet renameAction
        View: replaceDisabled rotation3DLayout scaledToFill3D scaledToFit3D scrollInputBehavior searchDictationBehavior
        View: searchPresentationToolbarBehavior searchSelection sectionActions sectionIndexLabel shortcutsLinkStyle
        View: signInWithAppleButtonStyle siriTipViewStyle sliderThumbVisibility spatialOverlay
        View: spatialOverlayPreferenceValue speechAlwaysIncludesPunctuation speechAnnouncementsQueued
        View: speechSpellsOutCharacters storeButton storeProductTask storeProductsTask subscriptionIntroductoryOffer
        View: subscriptionOfferViewButtonVisibility subscriptionOfferViewDetailAction subscriptionOfferViewStyle
        View: subscriptionPromotionalOffer subscriptionStatusTask subscriptionStoreButtonLabel
        View: subscriptionStoreControlBackground subscriptionStoreControlIcon subscriptionStoreControlStyle
        View: subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
        View: subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction supportedVolumeViewpoints
        View: symbolColorRenderingMode symbolVariableValueMode tabViewCustomization tabViewSearchActivation
        View: tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tableColumnHeaders tabletopGame
        View: textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
        View: textSelectionAffinity tipAnchor tipBackground tipBackgroundInteraction tipCornerRadius tipImageSize
        View: tipImageStyle tipViewStyle toolbarForegroundStyle toolbarItemHidden touchBar touchBarCustomizationLabel
        View: touchBarItemPresence touchBarItemPrincipal transactionPicker transactionTask transform3DEffect
        View: translationPresentation translationTask typeSelectEquivalent upperLimbVisibility userActivity
        View: verifyIdentityWithWalletButtonStyle visualEffect3D volumeBaseplateVisibility
        View: webViewBackForwardNavigationGestures webViewContentBackground webViewContextMenu
        View: webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures
        View: webViewOnScrollGeometryChange webViewScrollInputBehavior webViewScrollPosition webViewTextSelection
        View: widgetAccentable widgetCurvesContent widgetLabel widgetURL windowDismissBehavior windowFullScreenBehavior
        View: windowMinimizeBehavior windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility
        View: workoutPreview writingDirection writingToolsAffordanceVisibility writingToolsBehavior
        ViewAlignedScrollTargetBehavior.LimitBehavior: alwaysByFew alwaysByOne
        ViewDimensions3D: depth height width
        ViewModifier: Content animation transaction
        Viewpoint3D: squareAzimuth standard
        Visibility: automatic hidden visible
        VisualEffect: blendMode brightness colorEffect contrast distortionEffect grayscale hueRotation layerEffect
        VisualEffect: perspectiveRotationEffect rotation3DEffect saturation transform3DEffect transformEffect
        VolumeViewpointUpdateStrategy: all supported
        WKApplicationDelegateAdaptor: projectedValue wrappedValue
        WKExtensionDelegateAdaptor: projectedValue wrappedValue
        WKHostingController: setNeedsBodyUpdate updateBodyIfNeeded
        WKInterfaceObjectRepresentable: Context dismantleWKInterfaceObject makeCoordinator makeWKInterfaceObject
        WKInterfaceObjectRepresentable: updateWKInterfaceObject
        WKInterfaceObjectRepresentableContext: coordinator environment transaction
        WKUserNotificationHostingController: coalescedDescriptionFormat isInteractive sashColor subtitleColor titleColor
        WKUserNotificationHostingController: wantsSashBlur
        Widget: main
        WidgetBundle: main
        WidgetBundleBuilder: buildBlock buildExpression buildLimitedAvailability buildOptional
        WidgetConfiguration: associatedKind backgroundTask configurationDisplayName containerBackgroundRemovable
        WidgetConfiguration: contentMarginsDisabled description disfavoredLocations onBackgroundURLSessionEvents
        WidgetConfiguration: promptsForUserConfiguration pushHandler supplementalActivityFamilies supportedFamilies
        WidgetConfiguration: supportedMountingStyles widgetTexture
        WindowDragGesture: Value
        WindowIdealSize: automatic fitToContent maximum
        WindowInteractionBehavior: automatic disabled enabled
        WindowLayoutRoot: sizeThatFits
        WindowLevel: automatic desktop floating normal
        WindowManagerRole: associated automatic principal
        WindowPlacement: Position
        WindowPlacement.Position: above below leading replacing trailing utilityPanel
        WindowPlacementContext: defaultDisplay windows
        WindowProxy: id phase
        WindowStyle: automatic hiddenTitleBar plain titleBar volumetric
        WindowToolbarFullScreenVisibility: automatic onHover visible
        WindowToolbarStyle: automatic expanded unified unifiedCompact
        WorldAlignmentBehavior: adaptive automatic gravityAligned
        WorldRecenterPhase: began ended
        WorldScalingBehavior: automatic dynamic
        WorldScalingCompensation: scaled unscaled
        WorldTrackingLimitation: orientation translation
        WritingToolsBehavior: automatic complete disabled limited
        ZStackContent3D: content spacing
        ZStackLayout: alignment
        """
    }
}
