extension EnvironmentValues {
    /// A value that natives read or set, called as `EnvironmentValues` calls it in the library where it does.
    public enum Key: Int {
        // What the layout engine reads comes first.
        case displayScale, layoutDirection, dynamicTypeSize

        case accessibilityReduceMotion, appearsActive, backgroundStyle, badgeProminence, buttonBorderShape,
            buttonSizing, buttonStyle, colorScheme, colorSchemeContrast, contentMargins, controlGroupStyle,
            controlSize, datePickerStyle, defaultMinListRowHeight, disclosureGroupStyle, dismiss,
            dismissWindow, editMode, foregroundStyle, formStyle, gaugeStyle, groupBoxStyle, headerProminence,
            horizontalSizeClass, imageScale, indexStyle, isEnabled, isScrollEnabled, labelIconWidth,
            labelSpacing, labelStyle, labelsHidden, labeledContentStyle, linkIndicator, listItemTint,
            listRowSpacing, listSectionSpacing, listStyle, locale, menuStyle, multilineTextAlignment,
            navigationStyle, openSettings, openURL, openWindow, pickerStyle, privacySensitive,
            progressViewStyle, redactionReasons, rename, requestReview, resetFocus, scenePhase,
            scrollAnchors, scrollClipDisabled, scrollContentBackground, scrollPosition, symbolRenderingMode,
            symbolVariants, tabAccessory, tabViewStyle, tableColumnHeaders, tableColumns, textFieldStyle,
            textLook, textRenderer, tint, toggleStyle, verticalSizeClass

        /// What views around tell those inside: the row of a list, the bar, the menu that they are in.
        case rowContext, navigation, menuContext, squareFont, scrollReader, isInGroupBox
        /// Set in bars and alerts, whose words are not tinted.
        case glassContext
        /// Set in a form whose labels and controls stand in two columns.
        case formColumns
        /// Set under tabs that stand in the line of the navigation bar.
        case tabsOnTop
        /// Set where the buttons of radio groups stand beside each other.
        case hasRadioRow
        case hidesSliderThumb
        /// The `SearchField` of `searchable` around a navigation container, which shows it, and what belongs
        /// to it.
        case searchField, searchScopes, searchSuggestions

        /// Whether the layout engine reads it.
        var isOfLayout: Bool { rawValue <= Key.dynamicTypeSize.rawValue }
    }
}
