import Foundation
import Previews
import SiteGenerator

/// The files of a new site beside a package: its components, each with a page, and its public symbols.
struct StarterCatalogue {
    let title: String
    /// A preview for the home page, as a fence names it.
    let preview: String?
    /// The modules that declare something public.
    let reference: [String]

    /// Reads the package in a folder; what is wrong with it is told.
    /// - Parameter title: the package's name, when there is none.
    init?(package folder: String, title: String?) {
        var package = PackageFolder()
        var faults: [Problem] = []
        package.read(folder) { faults.append(Problem(.error, $0)) }
        Report.show(faults + package.problems)
        guard faults.isEmpty, let first = package.modules.first(where: { !$0.isDependency }) else {
            return nil
        }
        self.title = title ?? (first.package.isEmpty ? first.name : first.package)
        reference = package.modules.filter { !$0.isDependency && Self.isPublic($0) }.map(\.name)
        preview = FirstPreview(ModuleSet(package.modules), in: folder).found.map { preview in
            "\(preview.module)/\(lastPart(of: preview.file))/\(preview.label)"
        }
    }

    /// Whether the word is in one of a module's files: a page without symbols does no harm.
    private static func isPublic(_ module: ModuleInput) -> Bool {
        module.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("public ") }
    }

    var files: [InputFile] {
        var files: [InputFile] = [
            .starter("docs/Content/index.md", home)
        ]
        // A catalogue without a preview would be an error.
        if preview != nil { files.append(.starter("docs/Content/components/index.md", components)) }
        if !reference.isEmpty { files.append(.starter("docs/Content/documentation/index.md", symbols)) }
        return files + [.starter("docs/Site/site.yml", settings), .ignored(in: "docs/")]
    }

    private var settings: String {
        """
        title: \(StarterSite.quoted(title))
        description: What this package is for, in one sentence.
        language: en
        # The package whose modules pages show and import, from this file's folder.
        modules: ../..
        \(referenceSettings)# Where the repository is: the code of figures leads to its line there.
        # repository: https://github.com/you/\(title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" })
        # The address the site will have; canonical links, the site map and the feed need it.
        # url: https://example.com/docs/
        \(links)
        """
    }

    private var links: String {
        let all =
            (preview == nil ? "" : "  Components: components/index.md\n")
            + (reference.isEmpty ? "" : "  Reference: documentation/index.md\n")
        return all.isEmpty ? "" : "links:\n" + all
    }

    private var referenceSettings: String {
        guard !reference.isEmpty else { return "" }
        return """
            # A page for every public symbol, from its comment.
            reference: [\(reference.joined(separator: ", "))]

            """
    }

    private var home: String {
        let quotedName = preview?.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\"")
        let figure = quotedName.map { "```swift preview=\"\($0)\" widths=393 optional\n```\n\n" } ?? ""
        return """
            ---
            title: \(StarterSite.quoted(title))
            description: What this package is for, in one sentence.
            kind: home
            ---

            \(figure)\(cards)
            """
    }

    private var cards: String {
        let all = componentsCard + referenceCard
        return all.isEmpty ? "" : "::: cards\n\(all):::\n"
    }

    private var componentsCard: String {
        guard preview != nil else { return "" }
        return """
            - [Components](components/index.md)
              Every preview of the package, in light and dark, in small and large type, from left to right and from right to left.

            """
    }

    private var referenceCard: String {
        guard !reference.isEmpty else { return "" }
        return """
            - [Reference](documentation/index.md)
              Every public symbol, from the comments in the sources.

            """
    }

    private var symbols: String {
        """
        ---
        title: Reference
        description: Every public symbol, from the comments in the sources.
        kind: index
        ---

        """
    }

    private var components: String {
        """
        ---
        title: Components
        description: Each component with its previews, and how one is made.
        kind: catalogue
        list: pictures
        ---

        """
    }
}
