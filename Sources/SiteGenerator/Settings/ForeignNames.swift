/// What other generators call the containers, asides and attributes of fences that Galley has, as
/// `ForeignKeys` for front matter.
enum ForeignNames {
    static let containers = [
        "accordion": "details", "admonition": "note", "attention": "warning", "callout": "note",
        "card-grid": "cards", "card": "cards",
        "code-group": "tabs", "collapse": "details", "collapsible": "details", "danger": "caution",
        "dropdown": "details",
        "error": "mistake", "expandable": "details", "failure": "mistake", "hint": "tip", "info": "note",
        "question": "note",
        "seealso": "note", "stepper": "steps", "success": "tip", "tab-item": "tab", "tab-set": "tabs",
        "tabset": "tabs", "toggle": "details",
        "bug": "mistake", "abstract": "note", "summary": "note", "todo": "note", "experiment": "tip",
        "remark": "note",
    ]
    static let fenceAttributes = [
        "caption": "title", "emphasize-lines": "mark", "filename": "title", "highlight": "mark",
        "hl_lines": "mark", "label": "title",
        "line-numbers": "lines", "linenos": "lines", "linenums": "lines", "name": "title",
        "numberLines": "lines", "showLineNumbers": "lines",
        "highlightLines": "mark", "ins": "add", "del": "remove", "wordWrap": "wrap",
    ]

    /// A note with our name for a foreign one, or with the nearest of ours.
    static func note(for name: String, in foreign: [String: String], among names: [String]) -> String? {
        if let ours = foreign[name], names.contains(ours) { return didYouMean(ours) }
        return suggestion(for: name, among: names)
    }
}
