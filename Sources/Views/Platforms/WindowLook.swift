/// What one platform's windows and containers do otherwise where it is more than a number. One value per
/// platform version.
struct WindowLook {
    /// Whether a window has its title in the bar, at the leading edge: there are no large titles.
    var titlesLead: Bool
    /// Whether sheets are as large as their content likes unless told otherwise.
    var sheetsFitContent: Bool
    /// Whether the buttons that end a sheet are at its lower trailing corner, and not in its bar.
    var sheetsEndAtFoot: Bool
    /// Whether navigation containers have an edit mode.
    var listsCanBeEdited: Bool
    /// Whether the views of a `NavigationView` are columns in any width.
    var navigationViewsHaveColumns: Bool
    /// Whether a split view of three columns always shows the middle one.
    var contentColumnStays: Bool
    /// Whether `sidebarAdaptable` tabs are a sidebar where the width is regular.
    var adaptableTabsAreSidebars: Bool
    /// Whether tabs at the top are in the line of the navigation bar.
    var tabsShareBarLine: Bool
}

extension ViewContext {
    var windows: WindowLook { environment.platform.windows }
}
