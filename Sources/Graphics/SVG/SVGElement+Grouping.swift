extension SVGElement {
    /// A group and its only child as one element, when SVG applies the effects of both in the same order.
    static func merging(_ group: SVGElement, with child: SVGElement) -> SVGElement? {
        guard child.view == group.view || child.value(.view) == nil else { return nil }
        let outer = group.lastEffect, inner = child.firstEffect
        guard outer < inner else { return nil }
        // The transform of a group also moves the definitions that a child's clip or gradient refers to; that
        // is what happens inside the group as well, so nothing changes.
        var merged = child
        for attribute in group.attributes { merged.set(attribute.name, attribute.value) }
        return merged
    }

    private var firstEffect: Int {
        SVGAttribute.Name.effects.firstIndex { value($0) != nil } ?? SVGAttribute.Name.effects.count
    }

    private var lastEffect: Int { SVGAttribute.Name.effects.lastIndex { value($0) != nil } ?? -1 }

    /// Moves what all children say alike to the group.
    mutating func hoistInherited() {
        guard children.count > 1 else { return }
        for name in SVGAttribute.Name.inherited {
            guard value(name) == nil, let first = children[0].value(name) else { continue }
            let agree = children.allSatisfy { child in child.value(name).map { sameBytes($0, first) } ?? false
            }
            guard agree else { continue }
            set(name, first)
            for i in children.indices { children[i].remove(name) }
        }
    }
}

extension [SVGElement] {
    /// Neighbors of one view in one group with its number; a single element carries the number itself.
    func grouped(within context: ViewID) -> [SVGElement] {
        var result: [SVGElement] = []
        var i = 0
        while i < count {
            let view = self[i].view
            var end = i + 1
            while end < count && self[end].view == view { end += 1 }
            if view == context || view == .none {
                result += self[i..<end]
            } else if end - i == 1 {
                var element = self[i]
                element.set(.view, "\(view.rawValue)")
                result.append(element)
            } else {
                result.append(SVGElement.group(Array(self[i..<end]), of: view))
            }
            i = end
        }
        return result
    }

    /// The font size that most elements name, when at least two do.
    var mostFrequentFontSize: String? {
        var sizes: [(text: String, count: Int)] = []
        collectFontSizes(into: &sizes)
        var best: (text: String, count: Int)?
        for size in sizes where size.count > (best?.count ?? 1) { best = size }
        return best?.text
    }

    private func collectFontSizes(into sizes: inout [(text: String, count: Int)]) {
        for element in self {
            if let size = element.value(.fontSize) {
                if let i = sizes.firstIndex(where: { sameBytes($0.text, size) }) {
                    sizes[i].count += 1
                } else {
                    sizes.append((size, 1))
                }
            }
            element.children.collectFontSizes(into: &sizes)
        }
    }

    func withoutFontSize(_ size: String) -> [SVGElement] {
        map { element in
            var copy = element
            if let own = element.value(.fontSize), sameBytes(own, size) { copy.remove(.fontSize) }
            copy.children = element.children.withoutFontSize(size)
            return copy
        }
    }
}

extension SVGElement {
    static func group(_ elements: [SVGElement], of view: ViewID) -> SVGElement {
        var group = SVGElement("g", view: view)
        group.set(.view, "\(view.rawValue)")
        group.children = elements
        group.hoistInherited()
        return group
    }
}
