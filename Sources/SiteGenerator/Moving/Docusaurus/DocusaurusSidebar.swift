/// Sidebars of Docusaurus, as far as they are data.
struct DocusaurusSidebar {
    /// New paths of pages by what sidebars call them.
    let pages: [String: String]

    /// The entries of all sidebars of a file.
    func items(_ tree: DataTree?) -> [NavigationItem] {
        (tree?.map ?? []).flatMap { list($0.value, 0) }
    }

    private func list(_ tree: DataTree, _ depth: Int) -> [NavigationItem] {
        guard depth < 32 else { return [] }
        if case .list(let items) = tree.value { return items.flatMap { item($0, depth) } }
        // `{Title: [...]}`
        return tree.map.map { NavigationItem(title: $0.key, items: list($0.value, depth + 1)) }
    }

    private func item(_ tree: DataTree, _ depth: Int) -> [NavigationItem] {
        if let id = tree.text { return page(id, nil) }
        let label = tree["label"]?.text
        switch tree["type"]?.text {
        case "doc", "ref": return tree["id"]?.text.map { page($0, label) } ?? []
        case "link": return []
        case "category":
            let own = tree["link"]?["id"]?.text.flatMap { pages[$0] }
            let inner = tree["items"].map { list($0, depth + 1) } ?? []
            return [NavigationItem(title: label, path: own, items: inner)]
        case nil: return list(tree, depth + 1)
        default: return []
        }
    }

    private func page(_ id: String, _ label: String?) -> [NavigationItem] {
        pages[id].map { [NavigationItem(title: label, path: $0)] } ?? []
    }
}
