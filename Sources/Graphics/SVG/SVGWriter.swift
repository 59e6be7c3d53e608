/// Turns a display list into the text of an SVG picture. The same list and options give the same bytes.
public struct SVGWriter {
    var options: SVGOptions
    var definitions: [SVGElement] = []
    /// The definitions as text without ids, to find equal ones.
    var definitionTexts: [String] = []
    /// The places of these texts by their digests.
    var definitionPlaces: [UInt64: [Int]] = [:]
    var usedStyles: [Bool] = []

    public static func write(_ list: DisplayList, options: SVGOptions) -> String {
        var writer = SVGWriter(options: options)
        return writer.picture(list)
    }

    private init(options: SVGOptions) {
        self.options = options
        usedStyles = [Bool](repeating: false, count: PaintUse.count * ColorRole.allCases.count)
    }

    private mutating func picture(_ list: DisplayList) -> String {
        var content = elements(of: list)
        content = content.grouped(within: .none)
        var root = rootElement()
        let size = content.mostFrequentFontSize
        if let size {
            root.set(.fontSize, size)
            content = content.withoutFontSize(size)
        }
        if !options.frames.isEmpty { content.append(outlines(options.frames, over: list)) }
        if !definitions.isEmpty {
            var defs = SVGElement("defs")
            defs.children = definitions
            content.insert(defs, at: 0)
        }
        if let style = embeddedStyle { content.insert(style, at: 0) }
        root.children = names() + content
        var writer = XMLWriter()
        writer.write(root)
        return writer.text
    }

    // MARK: - The root

    private func rootElement() -> SVGElement {
        var root = SVGElement("svg")
        let canvas = options.canvas
        root.set(.xmlns, "http://www.w3.org/2000/svg")
        root.set(.paintClass, rootClass)
        root.set(
            .viewBox,
            "\(Decimal.string(canvas.minX)) \(Decimal.string(canvas.minY)) "
                + "\(Decimal.string(canvas.width)) \(Decimal.string(canvas.height))")
        root.set(.width, canvas.width)
        root.set(.height, canvas.height)
        root.set(.role, "img")
        if !options.title.utf8.isEmpty {
            let hasDescription = !options.description.utf8.isEmpty
            let prefix = options.idPrefix
            root.set(.labelledBy, hasDescription ? "\(prefix)-t \(prefix)-d" : "\(prefix)-t")
        }
        return root
    }

    private var rootClass: String {
        guard options.mode == .page, let scheme = options.scheme else { return "g" }
        return scheme == .dark ? "g g-dark" : "g g-light"
    }

    /// The title and the description that screen readers speak.
    private func names() -> [SVGElement] {
        var result: [SVGElement] = []
        if !options.title.utf8.isEmpty {
            var title = SVGElement("title")
            title.set(.id, "\(options.idPrefix)-t")
            title.text = options.title
            result.append(title)
        }
        if !options.description.utf8.isEmpty {
            var description = SVGElement("desc")
            description.set(.id, "\(options.idPrefix)-d")
            description.text = options.description
            result.append(description)
        }
        return result
    }

    // MARK: - Commands

    /// The elements of a list, groups closed.
    mutating func elements(of list: DisplayList) -> [SVGElement] {
        var open: [SVGElement] = []
        // What stands before each open group: arrays of their own, so that a group that closes joins them
        // without a copy of what is there.
        var outer: [[SVGElement]] = []
        var current: [SVGElement] = []
        func close(_ group: SVGElement) {
            let element = SVGWriter.closed(group, around: current)
            current = outer.removeLast()
            if let element { current.append(element) }
        }
        for (index, command) in list.commands.enumerated() {
            switch command.operation {
            case .push(let effect):
                var group = SVGElement("g", view: command.view)
                apply(effect, to: &group, content: DisplayList.Slice(list, from: index + 1))
                open.append(group)
                outer.append(current)
                current = []
            case .pop:
                if let group = open.popLast() { close(group) }
            default:
                current += leaves(command)
            }
        }
        // A group left open ends with the list.
        while let group = open.popLast() { close(group) }
        return current
    }

    /// A group with what is in it; nothing if it is empty.
    private static func closed(_ open: SVGElement, around content: [SVGElement]) -> SVGElement? {
        if content.isEmpty { return nil }
        if content.count == 1, let merged = SVGElement.merging(open, with: content[0]) { return merged }
        var group = open
        group.children = content.grouped(within: group.view)
        group.hoistInherited()
        return group
    }

    private mutating func leaves(_ command: DisplayCommand) -> [SVGElement] {
        let variants = self.variants(of: command.operation)
        var result: [SVGElement] = []
        for (scheme, operation) in variants {
            for var element in leaf(operation, view: command.view) {
                if let scheme { element.set(.effectClass, scheme == .dark ? "only-dark" : "only-light") }
                result.append(element)
            }
        }
        return result
    }

    private mutating func leaf(_ operation: DisplayCommand.Operation, view: ViewID) -> [SVGElement] {
        switch operation {
        case .fill(let path, let paint, let rule):
            if case .angular = paint { return angularFill(path, paint, rule, view: view) }
            var element = shape(path, view: view)
            if rule == .evenOdd { element.set(.fillRule, "evenodd") }
            setPaint(paint, for: .fill, on: &element)
            return [element]
        case .stroke(let path, let paint, let style):
            if case .angular = paint { return angularStroke(path, paint, style, view: view) }
            var element = shape(path, view: view)
            setStroke(style, on: &element)
            setPaint(paint, for: .stroke, on: &element)
            return [element]
        case .text(let text): return [self.text(text, view: view)]
        case .image(let image): return [self.image(image, view: view)]
        case .push, .pop: return []
        }
    }

    /// A color of the author's own that differs in light and dark is drawn twice, one of the two shown.
    private func variants(of operation: DisplayCommand.Operation) -> [(
        ColorScheme?, DisplayCommand.Operation
    )] {
        if let scheme = options.scheme {
            // Alone there is no stylesheet to ask: every color is that of the scheme.
            let all = options.mode == .standalone
            let fixed = operation.mapPaint { $0.role == nil || all ? $0.fixed(to: scheme) : $0 }
            return [(nil, fixed.fixingImage(to: scheme))]
        }
        // The steps of an angular gradient are mixtures, which have no role even when the stops have.
        let mixesRoles = operation.paint?.isAngular ?? false
        let isDynamic =
            operation.hasDarkImage
            || operation.colors.contains { ($0.role == nil || mixesRoles) && $0.isDynamic }
        guard isDynamic else {
            return [(nil, operation)]
        }
        return ColorScheme.allCases.map { scheme in
            let change = { (color: Color) in color.role == nil || mixesRoles ? color.fixed(to: scheme) : color
            }
            return (scheme, operation.mapPaint(change).fixingImage(to: scheme))
        }
    }
}
