import SiteGenerator

extension InputFile {
    /// A file of a new site.
    static func starter(_ path: String, _ text: String) -> InputFile {
        InputFile(path: path, bytes: Bytes(text.utf8))
    }

    /// What git leaves alone beside a new site: what is built, and what is remembered of it.
    static func ignored(in folder: String = "") -> InputFile {
        starter(folder + ".gitignore", "_site\n.galley*\n")
    }
}
