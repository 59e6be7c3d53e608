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
}

extension ViewContext {
    var bars: BarMetrics { environment.platform.bars }
}
