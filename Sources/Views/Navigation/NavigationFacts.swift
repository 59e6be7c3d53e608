import Interpreter
import Layout

/// A bar of a container, in the order of the constants of `ToolbarPlacement` after `automatic`.
enum Bar: Int {
    case navigation = 1
    case bottom
    case tab
}

/// `NavigationBarItem.TitleDisplayMode` and `ToolbarTitleDisplayMode`.
enum TitleMode: Int, CaseNames {
    case automatic, inline, large, inlineLarge

    var isLarge: Bool { self == .large || self == .inlineLarge }
}

/// What views inside tell the navigation container around them.
final class NavigationPayload: LayoutPayload {
    enum Fact {
        case title(TextValue)
        case subtitle(TextValue)
        case titleMode(TitleMode)
        case toolbar([ToolbarEntry])
        case hides(Bar)
        case hidesBackButton
        case containerGround
        case ground(Bar, UnitPaint)
        case showsGround(Bar, Bool)
        case scheme(Bar, Value)
        /// `toolbarRole(.editor)`: the title stands at the leading edge.
        case leadingTitle
        case titleMenu
        case search(SearchField)
        case minimizesSearch
        /// The picker of `searchScopes`, and what `searchSuggestions` makes.
        case searchScopes(Value)
        case searchSuggestions(Value)
        case destination(NavigationDestination)
        case presented(PresentedDestination)
    }

    let fact: Fact

    init(_ fact: Fact) { self.fact = fact }
}

/// `searchable`: the words of its field and where it stands.
final class SearchField: NativeValue {
    let prompt: String
    let text: String
    /// In a drawer under the title instead of at the bottom of the screen.
    let isInDrawer: Bool
    /// Whether somebody is searching: the binding of the snippet says so.
    let isActive: Bool
    /// Changes what is searched for.
    let set: ((String) -> Void)?

    init(
        prompt: String, text: String, isInDrawer: Bool = false, isActive: Bool = false,
        set: ((String) -> Void)? = nil
    ) {
        self.isActive = isActive
        self.prompt = prompt
        self.text = text
        self.isInDrawer = isInDrawer
        self.set = set
    }
}

/// One item of a toolbar, with the nodes it shows.
struct ToolbarEntry {
    var placement: ToolbarPlacement
    var nodes: [LayoutNode]
    /// A `ToolbarSpacer`; a fixed one only parts the glass of its neighbors.
    var spacer: Spacer?
    /// Whether it stands without glass under it.
    var hidesGlass = false

    enum Spacer {
        case fixed
        case flexible
    }
}

/// Where toolbar items go, in the order of the rows.
enum ToolbarPlacement: Int {
    case automatic
    case principal
    case navigation
    case primaryAction
    case secondaryAction
    case status
    case confirmationAction
    case cancellationAction
    case destructiveAction
    case topBarLeading
    case topBarTrailing
    case bottomBar
    case keyboard
    case largeTitle
    case title
    case subtitle
    /// `ToolbarTitleMenu`, which has no placement of its own.
    case titleMenu

    var isLeading: Bool { self == .navigation || self == .cancellationAction || self == .topBarLeading }
    var isInTopBar: Bool { !isBottom && self != .keyboard && self != .titleMenu }
    var endsSheet: Bool {
        self == .confirmationAction || self == .cancellationAction || self == .destructiveAction
    }
    var isBottom: Bool { self == .bottomBar || self == .status }
    var isTrailing: Bool {
        switch self {
        case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing: true
        default: false
        }
    }
}

/// How one bar was told to look.
struct BarLook {
    var isHidden = false
    var ground: UnitPaint?
    var showsGround = false
    var scheme: Value?
}

/// What a navigation container found inside itself.
struct NavigationFacts {
    var title: TextValue?
    var subtitle: TextValue?
    var titleMode: TitleMode?
    var entries: [ToolbarEntry] = []
    var hidesBackButton = false
    /// Whether the content has a `containerBackground` of its own.
    var hasContainerGround = false
    var hasLeadingTitle = false
    var hasTitleMenu = false
    var search: SearchField?
    var minimizesSearch = false
    var searchScopes: Value?
    var searchSuggestions: Value?
    /// What ends a Mac's sheet: the canceling action first.
    private(set) var footActions: [ToolbarEntry] = []
    var destinations: [NavigationDestination] = []
    var presented: PresentedDestination?
    private var looks = [BarLook](repeating: BarLook(), count: 4)

    init(_ nodes: [LayoutNode]) {
        for node in nodes { read(node) }
    }

    /// Documented: in a sheet of macOS actions that confirm and cancel it stand at its trailing edge,
    /// canceling ones first.
    mutating func moveActionsToFoot() {
        let cancel = entries.filter { $0.placement == .cancellationAction }
        footActions =
            cancel + entries.filter { $0.placement.endsSheet && $0.placement != .cancellationAction }
        entries.removeAll { $0.placement.endsSheet }
        // A sheet has no title bar.
        title = nil
    }

    subscript(bar: Bar) -> BarLook { looks[bar.rawValue] }

    /// Containers inside keep what is theirs, but the tab bar around them all hears of itself.
    private mutating func read(_ node: LayoutNode, isInside: Bool = false) {
        for case let navigation as NavigationPayload in node.payloads {
            if isInside { readTabBar(navigation.fact) } else { read(navigation.fact) }
        }
        let container = node as? BarContainerNode
        guard container?.kind != .tab else { return }
        for child in node.children { read(child, isInside: isInside || container != nil) }
    }

    private mutating func readTabBar(_ fact: NavigationPayload.Fact) {
        switch fact {
        case .hides(.tab), .ground(.tab, _), .showsGround(.tab, _), .scheme(.tab, _): read(fact)
        default: break
        }
    }

    private mutating func read(_ fact: NavigationPayload.Fact) {
        switch fact {
        case .title(let text): if title == nil { title = text }
        case .subtitle(let text): if subtitle == nil { subtitle = text }
        case .titleMode(let mode): if titleMode == nil { titleMode = mode }
        case .toolbar(let items):
            entries += items
            if items.contains(where: { $0.placement == .titleMenu }) { hasTitleMenu = true }
        case .hides(let bar): looks[bar.rawValue].isHidden = true
        case .hidesBackButton: hidesBackButton = true
        case .containerGround: hasContainerGround = true
        case .ground(let bar, let paint):
            if looks[bar.rawValue].ground == nil { looks[bar.rawValue].ground = paint }
        case .showsGround(let bar, let shows): looks[bar.rawValue].showsGround = shows
        case .scheme(let bar, let scheme):
            if looks[bar.rawValue].scheme == nil { looks[bar.rawValue].scheme = scheme }
        case .leadingTitle: hasLeadingTitle = true
        case .titleMenu: hasTitleMenu = true
        case .search(let field): if search == nil { search = field }
        case .minimizesSearch: minimizesSearch = true
        case .searchScopes(let picker): if searchScopes == nil { searchScopes = picker }
        case .searchSuggestions(let views): if searchSuggestions == nil { searchSuggestions = views }
        case .destination(let destination): destinations.append(destination)
        case .presented(let destination): if presented == nil { presented = destination }
        }
    }

    var hasTopBar: Bool {
        !self[.navigation].isHidden
            && (title != nil || drawerSearch != nil || entries.contains { $0.placement.isInTopBar })
    }

    var hasBottomBar: Bool {
        bottomSearch != nil || (!self[.bottom].isHidden && entries.contains { $0.placement.isBottom })
    }

    var drawerSearch: SearchField? { search.flatMap { $0.isInDrawer ? $0 : nil } }
    var bottomSearch: SearchField? { search.flatMap { $0.isInDrawer ? nil : $0 } }
}

/// `ToolbarItem` and `ToolbarItemGroup`.
final class ToolbarItemValue: NativeValue {
    let placement: ToolbarPlacement
    let content: Value
    var spacer: ToolbarEntry.Spacer?
    var hidesGlass = false

    init(_ placement: ToolbarPlacement, _ content: Value) {
        self.placement = placement
        self.content = content
    }
}
