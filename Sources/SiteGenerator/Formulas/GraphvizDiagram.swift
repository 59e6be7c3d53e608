import Syntax

/// A diagram in DOT as SVG that has the page's face and its colors, on light pages and dark ones.
enum GraphvizDiagram {
    static func made(_ dot: String, by programs: any DrawingPrograms) -> DrawnResult? {
        guard let (svg, said) = programs.graphviz(Bytes(dot.utf8)) else { return nil }
        guard let start = svg.firstRange(of: Bytes("<svg".utf8))?.lowerBound,
            let end = svg.firstRange(of: Bytes("</svg>".utf8))?.upperBound, start < end,
            !said.contains("rror:"),
            let clean = filter.clean(Bytes(GraphvizColors.fixed(String(svg[start..<end])).utf8)[...])
        else { return failure(said) }
        return .made(clean)
    }

    /// `Error: <stdin>: syntax error in line 3 near '->'`
    private static func failure(_ said: String) -> DrawnResult {
        let line =
            said.split(separator: "\n").first { $0.contains("rror") }.map(String.init)
            ?? "this diagram can't be drawn"
        let number = line.firstMatch(of: /in line (\d+)/).flatMap { Int($0.1) } ?? 1
        let reason = line.replacing(/^.*?rror: *(<stdin>: *)?/, with: "").replacing(
            #/ in line \d+/#, with: "")
        return .failed("diagram: \(reason.onOneLine)", line: max(0, number - 1), column: 0)
    }

    static let filter = MarkupFilter(
        elements: ["svg", "g", "path", "polygon", "polyline", "ellipse", "text", "tspan"],
        attributes: [
            "viewBox", "width", "height", "d", "points", "cx", "cy", "rx", "ry", "x", "y", "transform",
            "text-anchor", "font-size",
            "font-weight", "font-style", "stroke", "fill", "stroke-width", "stroke-dasharray", "fill-opacity",
            "stroke-opacity",
        ],
        dropped: [
            "title", "style", "script", "image", "foreignObject", "linearGradient", "radialGradient", "defs",
        ], value: value)

    @Sendable private static func value(_ name: String, _ value: String) -> String? {
        switch name {
        case "fill", "stroke": return color(value)
        case "width", "height":
            return value.wholeMatch(of: /[0-9.]+(pt)?/) != nil ? value.replacing("pt", with: "") : nil
        default:
            return value.utf8.allSatisfy { $0.isASCIIAlphanumeric || " .,()-+%".utf8.contains($0) }
                ? value : nil
        }
    }

    /// Graphviz draws in black on white, here it is the page's color on the page.
    private static func color(_ value: String) -> String? {
        switch value {
        case "black": "currentColor"
        case "white", "transparent", "none": "none"
        case "lightgrey", "lightgray": "var(--wash)"
        case GraphvizColors.ground: "var(--paper)"
        default: value.wholeMatch(of: /[a-z]+[0-9]?|#[0-9a-fA-F]{6,8}/) != nil ? value : nil
        }
    }
}
