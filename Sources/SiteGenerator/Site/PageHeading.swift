import Syntax

extension Page {
    /// The title and the lead, where a page is a chapter of something larger.
    func putTitle(into out: inout Bytes) {
        out.put("<h1>")
        out.putEscaped(title)
        out.put("</h1>\n")
        guard !description.isEmpty else { return }
        out.put("<p class=\"lead\">")
        out.putEscaped(description)
        out.put("</p>\n")
    }
}
