import Graphics

/// The numbers of one platform's bars, in points.
struct BarMetrics {
    var navigationBar: Double
    var barButton: Double
    var sideInset: Double
    /// Below the bar, for a large title.
    var largeTitle: Double
    var largeTitleInset: Double
    /// How much more room there is above a large title than under it.
    var largeTitleDrop: Double
    var toolbar: Double
    var toolbarInset: Double
    var tabBar: Double
    var tabBarInset: Double
    /// The bar with its inset on a device without a home indicator, and the bar alone in it.
    var plainTabBar: Double
    var plainTabPlate: Double
    /// What `tabViewBottomAccessory` puts over the bar.
    var tabAccessory: Double
    /// The size of a tab's words in a bar at the top.
    var tabFont: Double
    var searchField: Double
    /// Whether a search field has a microphone; a Mac takes dictation from its keyboard.
    var searchTakesDictation: Bool
    /// The field under a title.
    var drawerField: Double
    /// How wide the field is in a bar of an iPad.
    var toolbarField: Double
    var alertWidth: Double
    var alertButton: Double
    /// Above a sheet at its large detent, and beside it.
    var sheetTop: Double
    var sheetInset: Double
    /// Above a navigation bar in a sheet.
    var sheetPadding: Double
    var sheetRadius: Double
    var sidebarWidth: Double
    /// Of the middle one of three columns.
    var contentWidth: Double
    var inspectorWidth: Double

    /// iOS 26.4 on an iPhone, measured on pictures; a sheet's top as seen from the safe area. A tab bar
    /// without a home indicator takes UIKit's 49 points; how they are divided is an estimate, and so is the
    /// width of an iPad's search field.
    static var iOS26: BarMetrics {
        BarMetrics(
            navigationBar: 46 + 1 / 3, barButton: 44, sideInset: 16, largeTitle: 59 + 2 / 3,
            largeTitleInset: 18, largeTitleDrop: 3 + 2 / 3,
            toolbar: 48, toolbarInset: 28, tabBar: 62, tabBarInset: 21, plainTabBar: 49, plainTabPlate: 45,
            tabAccessory: 48, tabFont: 15,
            searchField: 48, searchTakesDictation: true, drawerField: 36, toolbarField: 250, alertWidth: 320,
            alertButton: 48,
            sheetTop: 10, sheetInset: 8, sheetPadding: 14, sheetRadius: 38, sidebarWidth: 320,
            contentWidth: 300,
            inspectorWidth: 270)
    }

    /// macOS 26. All are estimates: a window's bar of 52 points with glass of extra large controls, 36, and
    /// what else differs from an iPad.
    static var macOS26: BarMetrics {
        var metrics = BarMetrics.iOS26
        metrics.navigationBar = 52
        metrics.barButton = 36
        metrics.sideInset = 8
        metrics.toolbar = 36
        metrics.toolbarInset = 12
        metrics.tabFont = 13
        metrics.searchTakesDictation = false
        metrics.toolbarField = 180
        metrics.sheetPadding = 0
        metrics.sheetRadius = 26
        metrics.sidebarWidth = 220
        metrics.contentWidth = 240
        metrics.inspectorWidth = 250
        metrics.alertWidth = 260
        metrics.alertButton = 28
        return metrics
    }
}

extension ViewContext {
    var bars: BarMetrics { isMac ? .macOS26 : .iOS26 }
}
