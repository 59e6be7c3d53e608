import Previews

/// The tables that tell how the views of a figure came to their sizes.
struct WorkingsHTML {
    let pictures: [PreviewPicture]
    let texts: ThemeTexts

    /// One block for each picture; with several, each unfolds on its own.
    func write(into out: inout Bytes) {
        let told = pictures.enumerated().filter { !$0.element.explanation.isEmpty }
        guard let first = told.first else { return }
        out.put("<div class=\"explanations\">\n")
        // The page's script tells it anew of what its proof shows then.
        for (proof, picture) in told {
            out.put("<details\(proof == first.offset ? " open" : "")><summary data-proof=\"\(proof)\">")
            out.putEscaped(texts["How the space was shared out at % pt", points(picture.width)])
            if let environment = picture.environment {
                out.put(", ")
                out.putEscaped(environment)
            }
            out.put("</summary>\n")
            out.put(picture.explanation)
            out.put("</details>\n")
        }
        out.put("</div>\n")
    }
}

/// The lengths of a layout that does not settle, pass by pass.
struct PassesHTML {
    let passes: [Double]

    private static let mostPasses = 6

    func write(into out: inout Bytes) {
        guard passes.count > 1 else { return }
        out.put(
            "<div class=\"explanation\"><div class=\"table\" tabindex=\"0\"><table><caption><span>The passes before the engine gave up</span></caption>\n"
        )
        out.put(
            "<thead><tr><th scope=\"col\">pass</th><th scope=\"col\" class=\"number\">length</th></tr></thead>\n<tbody>\n"
        )
        for (index, length) in passes.prefix(Self.mostPasses).enumerated() {
            out.put("<tr><td>\(index + 1)</td><td class=\"number\">\(points(length))</td></tr>\n")
        }
        out.put("</tbody></table></div><p>\(passes.count) passes were made.</p></div>\n")
    }
}
