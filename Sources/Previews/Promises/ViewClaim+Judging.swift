import Graphics
import Layout
import Syntax
import Views

extension Expectation {
    /// What is promised held against a layout; nil when the promise is kept, otherwise what came instead.
    func failure(in finder: ViewFinder, of rendering: Rendering) -> String? {
        guard case .views(let claim) = claim else {
            return failure(in: finder, description: rendering.description)
        }
        return ViewClaimJudge(claim: claim, finder: finder, rendering: rendering).failure()
    }
}

/// Holds what is promised of views against one layout.
struct ViewClaimJudge {
    let claim: ViewClaim
    let finder: ViewFinder
    let rendering: Rendering

    func failure() -> String? {
        var found: [Inspection.View] = []
        for name in claim.views + claim.others {
            guard let view = finder.first(name) else {
                let isOneOfSeveral = claim.views.count + claim.others.count > 1
                return (isOneOfSeveral ? "\(name): " : "") + finder.absence(of: name)
            }
            found.append(view)
        }
        let views = Array(found.prefix(claim.views.count))
        let others = Array(found.dropFirst(claim.views.count))
        switch claim.kind {
        case .down, .across: return order(views)
        case .aligned: return alignment(views)
        case .equal: return equality(views)
        case .apart: return distance(views[0].frame, views[1].frame)
        default: break
        }
        for (name, view) in zip(claim.views, views) {
            let failure = others.isEmpty ? look(view) : relation(view, others)
            if let failure { return views.count > 1 ? "\(name): " + failure : failure }
        }
        return nil
    }

    // MARK: What is seen

    private func drawn(_ view: Inspection.View) -> DrawnView {
        var numbers: [Int] = []
        view.forEach { part, _ in numbers.append(part.number) }
        return DrawnView(rendering.list, numbers: numbers, canvas: rendering.canvas)
    }

    private func look(_ view: Inspection.View) -> String? {
        switch claim.kind {
        case .whole: return cut(view)
        case .visible:
            let drawn = drawn(view)
            if drawn.marks.isEmpty { return "nothing of it is drawn" }
            if !drawn.marks.contains(where: { $0.seen != nil }) { return "it lies outside of what is shown" }
            return drawn.isSeen(in: rendering.list) ? nil : "another view covers it"
        case .scrolls: return rendering.result.root.node(of: view, in: finder.inspection.root)?.rest
        case .color: return color(drawn(view))
        default: return font(drawn(view))
        }
    }

    private func cut(_ view: Inspection.View) -> String? {
        var isTruncated = false
        view.forEach { part, _ in if part.text?.isTruncated == true { isTruncated = true } }
        if isTruncated { return "its text is truncated" }
        let drawn = drawn(view)
        guard !drawn.marks.isEmpty else { return "nothing of it is drawn" }
        return drawn.cut.map { "\(Expectation.text($0.length)) points of it are cut off \($0.side)" }
    }

    private func color(_ drawn: DrawnView) -> String? {
        let wanted = Name(InkClaim.name(claim.words[0], opacity: claim.number))
        var names: [Name] = []
        for color in drawn.marks.flatMap({ $0.operation.inks }) {
            let name = Name(InkClaim.name(of: color))
            if name == wanted { return nil }
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "nothing of it is drawn" : "it is drawn in " + listed(names)
    }

    private func font(_ drawn: DrawnView) -> String? {
        var names: [Name] = []
        var isKept = true
        for mark in drawn.marks {
            guard case .text(let text) = mark.operation else { continue }
            if !InkClaim.matches(text.font, claim, in: rendering.environment) { isKept = false }
            let name = Name(InkClaim.name(of: text.font))
            if !names.contains(name) { names.append(name) }
        }
        if names.isEmpty { return "there is no text in it" }
        return isKept ? nil : "it is set in " + listed(names)
    }

    private func listed(_ names: [Name]) -> String {
        names.dropFirst().reduce("\(names[0])") { $0 + " and \($1)" }
    }

    // MARK: How views stand to each other

    private var isRightToLeft: Bool { rendering.environment.isRightToLeft }

    private func relation(_ view: Inspection.View, _ others: [Inspection.View]) -> String? {
        for (name, other) in zip(claim.others, others) {
            if let said = relation(view, other) { return "\(said) \(name)" }
        }
        return nil
    }

    /// How one view stands to another where that is not as promised.
    private func relation(_ view: Inspection.View, _ other: Inspection.View) -> String? {
        let (a, b) = (view.frame, other.frame)
        let slack = Expectation.tolerance
        switch claim.kind {
        case .above: return gap(b.minY - a.maxY, "it ends", "too late to be above")
        case .below: return gap(a.minY - b.maxY, "it starts", "too early to be below")
        case .before:
            return gap(isRightToLeft ? a.minX - b.maxX : b.minX - a.maxX, "it ends", "too late to be before")
        case .after:
            return gap(
                isRightToLeft ? b.minX - a.maxX : a.minX - b.maxX, "it starts", "too early to be after")
        case .inside: return a.contains(b: b, slack) ? nil : "it reaches beyond"
        default:
            guard b.contains(b: a, slack) else { return "it leaves open a part of" }
            guard let first = drawn(view).marks.first?.index, let last = drawn(other).marks.last?.index else {
                return nil
            }
            return first > last ? nil : "it lies behind"
        }
    }

    private func gap(_ length: Double, _ what: String, _ word: String) -> String? {
        length >= -Expectation.tolerance ? nil : "\(what) \(Expectation.text(-length)) \(word)"
    }

    private func order(_ views: [Inspection.View]) -> String? {
        for index in views.indices.dropFirst() {
            let (a, b) = (views[index - 1].frame, views[index].frame)
            let length =
                claim.kind == .down ? b.minY - a.maxY : isRightToLeft ? a.minX - b.maxX : b.minX - a.maxX
            if length < -Expectation.tolerance {
                return
                    "\(claim.views[index]) starts \(Expectation.text(-length)) before \(claim.views[index - 1]) ends"
            }
        }
        return nil
    }

    private func alignment(_ views: [Inspection.View]) -> String? {
        let edge = claim.words[0]
        if edge == "center" {
            return different(views.map { $0.frame.midX }, "centers, across,")
                ?? different(views.map { $0.frame.midY }, "centers, down,")
        }
        if edge == "baseline" {
            var lines: [Double] = []
            for (name, view) in zip(claim.views, views) {
                guard let line = baseline(of: view) else { return "there is no text in \(name)" }
                lines.append(line)
            }
            return different(lines, "baselines")
        }
        return different(views.map { place(of: edge, $0.frame) }, "places")
    }

    private func baseline(of view: Inspection.View) -> Double? {
        rendering.result.root.node(of: view, in: finder.inspection.root)?.baseline
    }

    private func place(of edge: Name, _ frame: Rect) -> Double {
        switch edge {
        case "leading": isRightToLeft ? frame.maxX : frame.minX
        case "trailing": isRightToLeft ? frame.minX : frame.maxX
        case "top": frame.minY
        case "bottom": frame.maxY
        case "centerX": frame.midX
        default: frame.midY
        }
    }

    private func equality(_ views: [Inspection.View]) -> String? {
        let length = claim.words[0]
        let widths = length == "height" ? nil : different(views.map { $0.frame.width }, "widths")
        return widths ?? (length == "width" ? nil : different(views.map { $0.frame.height }, "heights"))
    }

    private func different(_ values: [Double], _ what: String = "places") -> String? {
        if values.allSatisfy({ Expectation.same($0, values[0]) }) { return nil }
        return "their \(what) are "
            + values.dropFirst().reduce(Expectation.text(values[0])) { $0 + ", " + Expectation.text($1) }
    }

    private func distance(_ a: Rect, _ b: Rect) -> String? {
        let across = max(a.minX - b.maxX, b.minX - a.maxX)
        let down = max(a.minY - b.maxY, b.minY - a.maxY)
        let slack = Expectation.tolerance
        if across < -slack, down < -slack { return "they overlap" }
        if across > slack, down > slack {
            return "they are \(Expectation.text(across)) apart across and \(Expectation.text(down)) down"
        }
        let length = max(across, down)
        return Expectation.same(length, claim.number ?? 0)
            ? nil : "they are \(Expectation.text(length)) apart"
    }
}

extension Rect {
    /// Whether another rectangle holds this one.
    fileprivate func contains(b other: Rect, _ slack: Double) -> Bool {
        minX >= other.minX - slack && minY >= other.minY - slack && maxX <= other.maxX + slack
            && maxY <= other.maxY + slack
    }
}

extension DisplayCommand.Operation {
    fileprivate var inks: [Color] {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint.colors
        case .text(let text): text.paint.colors
        default: []
        }
    }
}

extension PlacedNode {
    /// The node in this one that a view was read from, where this one is that of `root`.
    fileprivate func node(of view: Inspection.View, in root: Inspection.View) -> PlacedNode? {
        if view === root { return self }
        for (child, inner) in zip(children, root.children) {
            if let found = child.node(of: view, in: inner) { return found }
        }
        return nil
    }

    /// Where the first line of the first text in it stands.
    fileprivate var baseline: Double? {
        if let text = node as? TextNode { return frame.minY + text.block(at: proposal).firstBaseline }
        for child in children { if let found = child.baseline { return found } }
        return nil
    }

    /// Why it does not scroll; nil if it does, or something in it or the view around its own modifiers.
    fileprivate var rest: String? {
        var said: String?
        var scrolls = false
        forEach { placed in
            guard placed.viewport != nil, let content = placed.children.first?.frame else { return }
            let isLonger =
                placed.frame.height < content.height - Expectation.tolerance
                || placed.frame.width < content.width - Expectation.tolerance
            if isLonger { scrolls = true }
            said =
                "its content of \(Expectation.text(content.width)) x \(Expectation.text(content.height)) fits"
        }
        return scrolls ? nil : said ?? "there is no scroll view in it"
    }
}
