@available(iOS 14.0, *) public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
    let _index = 0
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

public struct PageTabViewStyle: TabViewStyle {
    let _index: Int
    public init() { _index = 1 }
    /// Without the dots it is a style of its own to native code.
    public init(indexDisplayMode: IndexDisplayMode) { _index = indexDisplayMode.index == 2 ? 100 : 1 }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    let _index = 2
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
    let _index = 3
    public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

public struct GroupedTabViewStyle: TabViewStyle {
    let _index = 4
    public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

public struct VerticalPageTabViewStyle: TabViewStyle {
    let _index = 5
    public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension View {
    @native public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
}

extension PageTabViewStyle {
    public struct IndexDisplayMode: Sendable {
        let index: Int
        public static let automatic = IndexDisplayMode(index: 0)
        public static let always = IndexDisplayMode(index: 1)
        public static let never = IndexDisplayMode(index: 2)
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
    let mode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public struct BackgroundDisplayMode: Sendable {
        let index: Int
        public static let automatic = BackgroundDisplayMode(index: 0)
        public static let always = BackgroundDisplayMode(index: 1)
        public static let interactive = BackgroundDisplayMode(index: 2)
        public static let never = BackgroundDisplayMode(index: 3)
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
        -> PageIndexViewStyle
    { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
