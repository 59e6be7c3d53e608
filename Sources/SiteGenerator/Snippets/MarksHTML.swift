/// What the marks on a ruler are, in a line under the first pictures of a page that have some.
struct MarksHTML {
    /// Whether there is a track of what is chosen.
    let hasBands: Bool
    let texts: ThemeTexts

    func write(into out: inout Bytes) {
        out.put("<p class=\"marks\"><span>")
        out.append(contentsOf: texts.escaped("the picture changes at this width"))
        if hasBands {
            out.put("</span> <span class=\"band\">")
            out.append(contentsOf: texts.escaped("the candidate that is chosen"))
        }
        out.put("</span></p>\n")
    }
}
