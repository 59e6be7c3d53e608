/// What a color is used for; each has a class per role.
enum PaintUse: Int {
    case fill, stroke, current

    static let count = 3
    static let all: [PaintUse] = [.fill, .stroke, .current]

    /// The class's first letter.
    var prefix: String {
        switch self {
        case .fill: return "f-"
        case .stroke: return "k-"
        case .current: return "c-"
        }
    }
}

extension SVGWriter {
    /// Fills or strokes an element with a paint; angular gradients are drawn otherwise.
    mutating func setPaint(_ paint: Paint, for use: PaintUse, on element: inout SVGElement) {
        if case .color(let color) = paint {
            setColor(color, for: use, on: &element)
        } else if let server = server(paint) {
            element.set(use == .fill ? .fill : .stroke, "url(#\(define(server)))")
            if use == .stroke { element.set(.fill, "none") }
        } else {
            setColor(paint.colors.first ?? .clear, for: use, on: &element)
        }
    }

    private mutating func setColor(_ color: Color, for use: PaintUse, on element: inout SVGElement) {
        let opacityName: SVGAttribute.Name = use == .fill ? .fillOpacity : .strokeOpacity
        if let role = color.role {
            element.set(.paintClass, styleClass(use, role))
            if color.opacity < 1 { element.set(opacityName, color.opacity) }
            return
        }
        let value = color.resolved(in: .light)
        element.set(use == .fill ? .fill : .stroke, value.alpha == 0 ? "none" : value.svg)
        if use == .stroke { element.set(.fill, "none") }
        if value.alpha < 1 && value.alpha > 0 { element.set(opacityName, value.alpha) }
    }

    /// The class of a role, noted so that a picture of its own can bring the rule along.
    mutating func styleClass(_ use: PaintUse, _ role: ColorRole) -> String {
        usedStyles[use.rawValue * ColorRole.allCases.count + Int(role.rawValue)] = true
        return use.prefix + role.name
    }

    /// The definition of a gradient or a pattern, without an id.
    private mutating func server(_ paint: Paint) -> SVGElement? {
        switch paint {
        case .tiles(let list, let tile): return pattern(list, tile)
        case .color, .angular: return nil
        case .linear(let gradient, let from, let to):
            var element = SVGElement("linearGradient")
            element.set(.gradientUnits, "userSpaceOnUse")
            element.set(.x1, from.x)
            element.set(.y1, from.y)
            element.set(.x2, to.x)
            element.set(.y2, to.y)
            element.children = stops(gradient, from: 0, to: 1)
            return element
        case .radial(let gradient, let center, let start, let end):
            return radial(
                gradient, center: center, radii: Size(width: end, height: end), start: start / max(end, 1e-9))
        case .elliptical(let gradient, let center, let radii, let start, let end):
            let outer = Size(width: radii.width * end, height: radii.height * end)
            return radial(gradient, center: center, radii: outer, start: start / max(end, 1e-9))
        }
    }

    /// The tile lies at the origin and is moved as a whole: renderers do not agree on what its place does to
    /// its content.
    private mutating func pattern(_ list: DisplayList, _ tile: Rect) -> SVGElement {
        var pattern = SVGElement("pattern")
        pattern.set(.patternUnits, "userSpaceOnUse")
        if tile.origin != .zero {
            pattern.set(.patternTransform, AffineTransform.translation(x: tile.minX, y: tile.minY).svg)
        }
        pattern.set(.width, tile.width)
        pattern.set(.height, tile.height)
        pattern.children = elements(of: list)
        return pattern
    }

    /// SVG's gradient starts in the center; an inner radius becomes an offset of the stops.
    private mutating func radial(_ gradient: Gradient, center: Point, radii: Size, start: Double)
        -> SVGElement
    {
        var element = SVGElement("radialGradient")
        element.set(.gradientUnits, "userSpaceOnUse")
        element.set(.cx, center.x)
        element.set(.cy, center.y)
        element.set(.r, max(radii.width, 0))
        if radii.height != radii.width && radii.width > 0 {
            let factor = radii.height / radii.width
            let map = AffineTransform.scale(x: 1, y: factor).around(center)
            element.set(.gradientTransform, map.svg)
        }
        element.children = stops(gradient, from: start.clamped(to: 0...1), to: 1)
        return element
    }

    private mutating func stops(_ gradient: Gradient, from: Double, to: Double) -> [SVGElement] {
        var result: [SVGElement] = []
        for stop in gradient.stops {
            var element = SVGElement("stop")
            element.set(.offset, from + (to - from) * stop.location.clamped(to: 0...1))
            if let role = stop.color.role {
                element.set(.paintClass, styleClass(.current, role))
                element.set(.stopColor, "currentColor")
                if stop.color.opacity < 1 { element.set(.stopOpacity, stop.color.opacity) }
            } else {
                let value = stop.color.resolved(in: .light)
                element.set(.stopColor, value.svg)
                if value.alpha < 1 { element.set(.stopOpacity, value.alpha) }
            }
            result.append(element)
        }
        return result
    }

    func setStroke(_ style: StrokeStyle, on element: inout SVGElement) {
        if style.lineWidth != 1 { element.set(.strokeWidth, style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: element.set(.strokeLinecap, "round")
        case .square: element.set(.strokeLinecap, "square")
        }
        switch style.lineJoin {
        case .miter:
            // Three decimals may not come out below the limit, or a join that just keeps to it is cut.
            let limit = (style.miterLimit * Decimal.scale - 1e-6).rounded(.up) / Decimal.scale
            if limit != 4 { element.set(.strokeMiterlimit, limit) }
        case .round: element.set(.strokeLinejoin, "round")
        case .bevel: element.set(.strokeLinejoin, "bevel")
        }
        guard !style.dash.isEmpty else { return }
        var dashes = ""
        for length in style.dash {
            if !dashes.utf8.isEmpty { dashes += " " }
            Decimal.append(max(length, 0), to: &dashes, leadingZero: false)
        }
        element.set(.strokeDasharray, dashes)
        if style.dashPhase != 0 { element.set(.strokeDashoffset, style.dashPhase) }
    }

    /// Keeps a definition once and gives its id; equal definitions share one.
    mutating func define(_ element: SVGElement) -> String {
        var writer = XMLWriter()
        writer.write(element)
        let digest = writer.text.utf8.reduce(14_695_981_039_346_656_037) {
            ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        for place in definitionPlaces[digest] ?? [] where sameBytes(definitionTexts[place], writer.text) {
            return definitions[place].value(.id) ?? ""
        }
        definitionPlaces[digest, default: []].append(definitions.count)
        var named = element
        let id = "\(options.idPrefix)-\(definitions.count + 1)"
        named.set(.id, id)
        definitions.append(named)
        definitionTexts.append(writer.text)
        return id
    }
}

extension RGBA {
    /// `#rrggbb`, or `#rgb` when that says the same.
    var svg: String {
        let digits: [UInt8] = Array("0123456789abcdef".utf8)
        var bytes = [UInt8(ascii: "#")]
        let isShort = hex & 0x0F0F0F == hex >> 4 & 0x0F0F0F
        for shift in stride(from: 20, through: 0, by: isShort ? -8 : -4) {
            bytes.append(digits[Int(hex >> UInt32(shift) & 15)])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The color as CSS writes it, alpha included.
    var css: String {
        if alpha >= 1 { return svg }
        let red = hex >> 16, green = hex >> 8 & 255, blue = hex & 255
        return "rgba(\(red),\(green),\(blue),\(Decimal.string(alpha, leadingZero: false)))"
    }
}
