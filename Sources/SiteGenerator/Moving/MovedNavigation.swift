import Yams

/// An entry of another generator's navigation.
struct NavigationItem {
    var title: String?
    var path: String?
    var items: [NavigationItem] = []

    init(title: String? = nil, path: String? = nil, items: [NavigationItem] = []) {
        (self.title, self.path, self.items) = (title, path, items)
    }

    /// The entries of a list. Aliases of YAML make few lines stand for any number of entries, so those are
    /// counted.
    static func list(_ node: Node?) -> [NavigationItem] {
        var left = 100_000
        return list(node, &left)
    }

    private static func list(_ node: Node?, _ left: inout Int) -> [NavigationItem] {
        var items: [NavigationItem] = []
        for node in node?.sequence ?? [] where left > 0 {
            left -= 1
            items.append(NavigationItem(node, &left))
        }
        return items
    }

    /// `page.md`, `Title: page.md` or `Title:` with a list.
    private init(_ node: Node, _ left: inout Int) {
        if let path = node.scalar?.string {
            self.path = path
        } else if let (name, value) = node.mapping?.first {
            title = name.scalar?.string
            path = value.scalar?.string
            items = Self.list(value, &left)
        }
    }
}

/// A navigation that stands in one file as Galley has it: the order and the names of pages, a page for a
/// folder without one.
struct MovedNavigation {
    private let names: Set<String>
    private var orders: [String: Int] = [:]
    private var titles: [String: String] = [:]
    /// Pages for folders that have a name in the navigation and no page.
    private(set) var indexes: [String: String] = [:]
    /// Other sites that it leads to.
    private(set) var links: [(String, String)] = []

    init(_ names: Set<String>) { self.names = names }

    mutating func add(_ items: [NavigationItem]) {
        for item in items {
            if let path = item.path { add(path, item.title) }
            guard !item.items.isEmpty else { continue }
            folder(item)
            add(item.items)
        }
    }

    private mutating func add(_ path: String, _ title: String?) {
        if AddressScheme.isWeb(path) {
            if let title, !links.contains(where: { $0.0 == title }) { links.append((title, path)) }
        } else if names.contains(path), orders[path] == nil {
            orders[path] = orders.count + 1
            titles[path] = title
        }
    }

    /// A section whose pages are all in one folder is that folder.
    private mutating func folder(_ item: NavigationItem) {
        // Only paths of pages that are there: a navigation may say anything, `../../x.md` too.
        let folders = Set(item.items.compactMap(\.path).filter(names.contains).map(SitePath.folder))
        guard let folder = folders.first, folders.count == 1, !folder.isEmpty, let title = item.title else {
            return
        }
        let own = SitePath.join(folder, "index.md")
        guard indexes[own] == nil, !names.contains(own), !names.contains(SitePath.join(folder, "README.md"))
        else { return }
        orders[own] = orders.count + 1
        indexes[own] = "---\ntitle: \(quotedYAML(title))\norder: \(orders.count)\n---\n"
    }

    /// Gives a page its place and its name.
    func apply(to page: inout MovedPage) {
        guard let order = orders[page.path] else { return }
        page.set("order", "\(order)")
        guard let title = titles[page.path], page.text("title") != title, !page.lines.contains("# " + title)
        else { return }
        page.set("navigation", quotedYAML(title))
    }
}
