/// Folders of posts: the old site listed them by date, and so does an `index.md` here.
enum MovedLists {
    /// The `index.md` of each folder whose pages all have a date and no other order.
    static func indexes(_ pages: [(path: String, isDated: Bool)]) -> Set<String> {
        var folders: [String: Bool] = [:]
        for (path, isDated) in pages {
            let name = SitePath.withoutExtension(SitePath.name(path))
            var folder = SitePath.folder(path)
            // A page with its pictures beside it is a folder of its own, in the folder of posts.
            if name == "index" {
                guard isDated else { continue }
                folder = SitePath.folder(folder)
            }
            guard !folder.isEmpty else { continue }
            folders[folder] = (folders[folder] ?? true) && isDated
        }
        return Set(folders.filter(\.value).map { $0.key + "/index.md" })
    }

    /// Adds the pages of folders that have none.
    static func add(_ paths: Set<String>, _ migration: inout Migration) {
        for path in paths.sorted() {
            migration.add("Content/" + path, "---\ntitle: \(quotedYAML(title(path)))\nlist: date\n---\n")
        }
    }

    /// Whether readers see a file as a picture.
    static func isPicture(_ path: String) -> Bool {
        ["png", "jpg", "jpeg", "svg", "gif", "webp", "avif", "ico"].contains(SitePath.extensionOf(path))
    }

    /// The name of a folder as a title.
    static func title(_ path: String) -> String {
        let name = SitePath.name(SitePath.folder(path))
        return name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
    }
}

extension MovedHome {
    /// Where no page stands at the top.
    func add(unlessIn pages: Set<String>, _ migration: inout Migration) {
        guard !pages.contains("index.md"), !pages.contains("README.md") else { return }
        migration.add("Content/index.md", text)
    }
}
