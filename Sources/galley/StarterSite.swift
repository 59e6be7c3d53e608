import Foundation
import SiteGenerator

/// The files of a new site: those of the theme's starter of its kind, with what they leave open.
struct StarterSite {
    enum Kind: String { case library, course, blog }

    let kind: Kind
    let title: String
    /// The day of a blog's first post, `2026-02-19`.
    let day: String

    var files: [InputFile] {
        Theme.starter(kind.rawValue).map {
            .starter(filled($0.path), filled(String(decoding: $0.bytes, as: UTF8.self)))
        } + [.ignored()]
    }

    private func filled(_ text: String) -> String {
        text.replacingOccurrences(of: "{{title}}", with: Self.quoted(title))
            .replacingOccurrences(of: "{{day}}", with: day)
    }

    /// The title as YAML has texts in quotes.
    static func quoted(_ title: String) -> String {
        "\"" + title.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }
}
