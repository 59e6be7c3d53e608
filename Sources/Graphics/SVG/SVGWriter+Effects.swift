extension DisplayList {
    /// The commands of one group, from its start to its end.
    public struct Slice {
        let commands: ArraySlice<DisplayCommand>

        public init(_ list: DisplayList, from start: Int) {
            var depth = 0
            var end = start
            while end < list.commands.count {
                if case .push = list.commands[end].operation { depth += 1 }
                if case .pop = list.commands[end].operation {
                    if depth == 0 { break }
                    depth -= 1
                }
                end += 1
            }
            commands = list.commands[start..<end]
        }

        /// A rectangle that holds all that is drawn, transforms and shadows included, clips not.
        public var bounds: Rect? {
            var result: Rect?
            var margin = 0.0
            commands.forEachTransformed { operation, transform in
                switch operation {
                case .push(.shadow(_, let radius, let x, let y)),
                    .push(.innerShadow(_, let radius, let x, let y)):
                    margin += radius * 3 + max(x.magnitude, y.magnitude)
                case .push(.blur(let radius)): margin += radius * 3
                default:
                    guard let own = operation.bounds else { return }
                    let rect = transform.apply(own)
                    result = result?.union(rect) ?? rect
                }
            }
            return result?.insetBy(dx: -margin, dy: -margin)
        }
    }
}

extension Sequence<DisplayCommand> {
    /// Every operation with the map from its points to those of the whole; a group has the map around it.
    func forEachTransformed(_ body: (DisplayCommand.Operation, AffineTransform) -> Void) {
        var transforms = [AffineTransform.identity]
        for command in self {
            let current = transforms[transforms.count - 1]
            body(command.operation, current)
            switch command.operation {
            case .push(.transform(let transform)): transforms.append(transform.then(current))
            case .push: transforms.append(current)
            case .pop: if transforms.count > 1 { transforms.removeLast() }
            default: break
            }
        }
    }
}

extension DisplayCommand.Operation {
    var bounds: Rect? {
        switch self {
        case .fill(let path, _, _): return path.boundingRect
        case .stroke(let path, _, let style):
            return path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        case .text(let text):
            let size = text.font.size
            return Rect(x: text.origin.x, y: text.origin.y - size, width: text.width, height: size * 1.3)
        case .image(let image): return image.rect
        case .push, .pop: return nil
        }
    }
}

extension SVGWriter {
    /// Puts an effect on the group that will hold what it applies to.
    mutating func apply(_ effect: GroupEffect, to group: inout SVGElement, content: DisplayList.Slice) {
        switch effect {
        case .opacity(let value): if value < 1 { group.set(.opacity, max(value, 0)) }
        case .transform(let transform): if transform != .identity { group.set(.transform, transform.svg) }
        case .clip(let path, let rule): group.set(.clipPath, "url(#\(define(clip(path, rule))))")
        case .mask(let list):
            group.set(
                .mask,
                "url(#\(define(mask(elements(of: list), over: DisplayList.Slice(list, from: 0).bounds ?? .zero))))"
            )
        case .blendMode(let mode): if let name = mode.cssClass { group.set(.effectClass, name) }
        case .isolation: group.set(.effectClass, "b-isolate")
        case .shadow(let color, let radius, let x, let y):
            setFilter(
                shadow(color, radius, x, y), radius * 3 + max(x.magnitude, y.magnitude), on: &group, content)
        case .innerShadow(let color, let radius, let x, let y):
            setFilter(
                innerShadow(color, radius, x, y), radius * 3 + max(x.magnitude, y.magnitude), on: &group,
                content)
        case .blur(let radius):
            var blur = SVGElement("feGaussianBlur")
            blur.set(.stdDeviation, radius)
            setFilter([blur], radius * 3, on: &group, content)
        case .colorMatrix(let values):
            setFilter([colorMatrix(values)], 0, on: &group, content)
        }
    }

    /// What lets through where its content is opaque.
    func mask(_ content: [SVGElement], over region: Rect) -> SVGElement {
        var mask = SVGElement("mask")
        mask.set(.maskUnits, "userSpaceOnUse")
        setRegion(region, on: &mask)
        if options.mode == .standalone { mask.set(.maskType, "alpha") }
        mask.children = content
        return mask
    }

    private func colorMatrix(_ values: [Double]) -> SVGElement {
        var matrix = SVGElement("feColorMatrix")
        matrix.set(.operationType, "matrix")
        var text = ""
        for value in values {
            if !text.utf8.isEmpty { text += " " }
            Decimal.append(value, to: &text, leadingZero: false)
        }
        matrix.set(.values, text)
        return matrix
    }

    private func clip(_ path: Path, _ rule: FillRule) -> SVGElement {
        var clip = SVGElement("clipPath")
        var element = shape(path, view: .none)
        if rule == .evenOdd { element.set(.clipRule, "evenodd") }
        clip.children = [element]
        return clip
    }

    /// The outline blurred, moved and colored, under the group itself; `feDropShadow` says the same, but not
    /// every renderer knows it.
    private mutating func shadow(_ color: Color, _ radius: Double, _ x: Double, _ y: Double) -> [SVGElement] {
        var blur = SVGElement("feGaussianBlur")
        blur.set(.input, "SourceAlpha")
        blur.set(.stdDeviation, radius)
        var offset = SVGElement("feOffset")
        offset.setUnlessZero(.dx, x)
        offset.setUnlessZero(.dy, y)
        offset.set(.result, "s")
        var source = SVGElement("feMergeNode")
        source.set(.input, "SourceGraphic")
        var merge = SVGElement("feMerge")
        merge.children = [SVGElement("feMergeNode"), source]
        return [blur, offset, flood(color), composite("in", with: "s"), merge]
    }

    /// What is not the group, blurred and moved, colors as much of the group as it reaches.
    private mutating func innerShadow(_ color: Color, _ radius: Double, _ x: Double, _ y: Double)
        -> [SVGElement]
    {
        var blur = SVGElement("feGaussianBlur")
        blur.set(.stdDeviation, radius)
        var offset = SVGElement("feOffset")
        offset.setUnlessZero(.dx, x)
        offset.setUnlessZero(.dy, y)
        var source = SVGElement("feMergeNode")
        source.set(.input, "SourceGraphic")
        var merge = SVGElement("feMerge")
        merge.children = [source, SVGElement("feMergeNode")]
        return [
            flood(color), composite("out", with: "SourceAlpha"), blur, offset,
            composite("in", with: "SourceAlpha"), merge,
        ]
    }

    private func composite(_ kind: String, with other: String) -> SVGElement {
        var composite = SVGElement("feComposite")
        composite.set(.input2, other)
        composite.set(.operator, kind)
        return composite
    }

    private mutating func flood(_ color: Color) -> SVGElement {
        var flood = SVGElement("feFlood")
        if let role = color.role, options.mode == .page || options.scheme == nil {
            flood.set(.paintClass, styleClass(.current, role))
            flood.set(.floodColor, "currentColor")
            flood.set(.floodOpacity, color.opacity)
        } else {
            let value = color.resolved(in: options.scheme ?? .light)
            flood.set(.floodColor, value.svg)
            flood.set(.floodOpacity, value.alpha)
        }
        return flood
    }

    private mutating func setFilter(
        _ primitives: [SVGElement], _ margin: Double, on group: inout SVGElement, _ content: DisplayList.Slice
    ) {
        var filter = SVGElement("filter")
        filter.set(.filterUnits, "userSpaceOnUse")
        filter.set(.colorInterpolationFilters, "sRGB")
        setRegion((content.bounds ?? .zero).insetBy(dx: -margin, dy: -margin), on: &filter)
        filter.children = primitives
        group.set(.filter, "url(#\(define(filter)))")
    }

    func setRegion(_ rect: Rect, on element: inout SVGElement) {
        let x = rect.minX.rounded(.down), y = rect.minY.rounded(.down)
        element.set(.x, x)
        element.set(.y, y)
        element.set(.width, rect.maxX.rounded(.up) - x)
        element.set(.height, rect.maxY.rounded(.up) - y)
    }
}

extension BlendMode {
    /// The class of modes that CSS knows; the others are drawn as normal.
    var cssClass: String? { cssName.map { "b-" + $0 } }

    var cssName: String? {
        switch self {
        case .multiply: return "multiply"
        case .screen: return "screen"
        case .overlay: return "overlay"
        case .darken: return "darken"
        case .lighten: return "lighten"
        case .colorDodge: return "color-dodge"
        case .colorBurn: return "color-burn"
        case .softLight: return "soft-light"
        case .hardLight: return "hard-light"
        case .difference: return "difference"
        case .exclusion: return "exclusion"
        case .hue: return "hue"
        case .saturation: return "saturation"
        case .color: return "color"
        case .luminosity: return "luminosity"
        case .plusLighter: return "plus-lighter"
        case .normal, .plusDarker, .sourceAtop, .destinationOver, .destinationOut: return nil
        }
    }
}
