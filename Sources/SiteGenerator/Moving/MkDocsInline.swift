/// What stands in the lines of MkDocs' pages.
enum MkDocsInline {
    nonisolated(unsafe) static let icon = /:(?:material|octicons|fontawesome|simple|lucide)-[A-Za-z0-9-]+:/

    static func moved(_ text: String) -> String {
        var out = text
        if out.contains("{") { out = withoutAttributes(out) }
        if out.contains(":") {
            out = out.replacing(
                #/:(?:material|octicons|fontawesome|simple|lucide)-[A-Za-z0-9-]+: ?/#, with: "")
        }
        if out.contains("==") { out = out.replacing(/==([^=\s][^=]*)==/) { "<mark>\($0.1)</mark>" } }
        if out.contains("^^") { out = out.replacing(/\^\^([^\^\s][^\^]*)\^\^/) { "<ins>\($0.1)</ins>" } }
        if out.contains("++") { out = out.replacing(/\+\+([A-Za-z0-9+-]+)\+\+/) { keys(String($0.1)) } }
        return out
    }

    private static func keys(_ text: String) -> String {
        text.split(separator: "+").map { "<kbd>\($0.prefix(1).uppercased())\($0.dropFirst())</kbd>" }.joined(
            separator: "+")
    }

    /// Attributes stay where they are an anchor of a heading.
    static func withoutAttributes(_ text: String) -> String {
        if let heading = text.wholeMatch(of: /(#+ .*?) *\{:? *#([^ }]+)[^}]*\} */) {
            return "\(heading.1) {#\(heading.2)}"
        }
        if let heading = text.wholeMatch(of: /(#+ .*?) *\{:? *[.a-z][^{}]*\} */) { return String(heading.1) }
        return text.replacing(/(\)|\]|\*|>)\{:? *[.#a-z:][^{}]*\}/) { String($0.1) }
    }

    /// Code in a line does not say its language.
    static func withoutLanguages(_ text: String) -> String {
        text.contains("`#!") ? text.replacing(#/`#![a-zA-Z0-9]+ /#, with: "`") : text
    }
}

/// The first line of a fence.
enum MovedFence {
    static func line(_ text: String) -> String {
        guard !text.isTooLong, let match = text.wholeMatch(of: /([ >]*)(`{3,}|~{3,}) *\.?(.*)/) else {
            return text
        }
        var info = match.3.replacing(/^([A-Za-z]+)-vue\b/) { $0.1 }
        if let braces = info.wholeMatch(of: /\{ *\.?([^ }]*)([^}]*)\}/) {
            info = "\(braces.1) \(braces.2.replacing(/[.#][A-Za-z_-]+/, with: ""))"
        }
        info = info.replacing(/hl_lines="([^"]*)"/) {
            "{" + $0.1.split(separator: " ").joined(separator: ",") + "}"
        }
        .replacing(/linenums="[^"]*"/, with: "lines").replacing(
            /\b(anchor_linenums|data-[a-z-]+)="[^"]*"/, with: ""
        )
        .replacing(/\{ *\.[^}]*\}/, with: "")
        .replacing(/:no-line-numbers(=\d+)?/, with: "").replacing(/:line-numbers(=\d+)?/, with: " lines")
        let words = info.split(separator: " ").joined(separator: " ")
        return match.1 + match.2 + words
    }
}
