/// An element of a picture, before it is written.
struct SVGElement {
    var name: String
    /// In the order of their names' raw values.
    private(set) var attributes: [SVGAttribute] = []
    var children: [SVGElement] = []
    /// Characters between the tags; escaped when written.
    var text = ""
    /// The view that drew it.
    var view = ViewID.none

    init(_ name: String, view: ViewID = .none) {
        self.name = name
        self.view = view
    }

    /// Sets an attribute, at its fixed place among the others.
    mutating func set(_ name: SVGAttribute.Name, _ value: String) {
        var i = 0
        while i < attributes.count && attributes[i].name.rawValue < name.rawValue { i += 1 }
        let attribute = SVGAttribute(name: name, value: value)
        if i < attributes.count && attributes[i].name == name {
            attributes[i] = attribute
        } else {
            attributes.insert(attribute, at: i)
        }
    }

    mutating func set(_ name: SVGAttribute.Name, _ value: Double) {
        set(name, Decimal.string(value, leadingZero: false))
    }

    /// A coordinate whose default is nothing.
    mutating func setUnlessZero(_ name: SVGAttribute.Name, _ value: Double) {
        if Decimal.thousandths(value) != 0 { set(name, value) }
    }

    mutating func remove(_ name: SVGAttribute.Name) { attributes.removeAll { $0.name == name } }

    func value(_ name: SVGAttribute.Name) -> String? { attributes.first { $0.name == name }?.value }
}

struct SVGAttribute {
    /// Attributes in the order in which they are written. The classes are one attribute in the file.
    enum Name: UInt8 {
        case xmlns, id, paintClass, fontClass, effectClass, view
        case viewBox, x, y, x1, y1, x2, y2, cx, cy, r, rx, ry, fx, fy, width, height, points, d
        case href, preserveAspectRatio
        case gradientUnits, gradientTransform, patternUnits, patternTransform, offset, stopColor, stopOpacity
        case clipRule, maskUnits, maskType, filterUnits, colorInterpolationFilters
        case operationType, `operator`, values, stdDeviation, dx, dy, floodColor, floodOpacity, input, input2,
            result
        case transform, opacity, mask, clipPath, filter
        case shapeRendering, fill, fillOpacity, fillRule
        case stroke, strokeOpacity, strokeWidth, strokeLinecap, strokeLinejoin, strokeMiterlimit
        case strokeDasharray, strokeDashoffset
        case fontFamily, fontSize, fontWeight, fontStyle, fontStretch, fontVariantNumeric, letterSpacing,
            textDecoration,
            direction, textLength, lengthAdjust
        case space, role, labelledBy, label

        var text: String {
            switch self {
            case .xmlns: return "xmlns"
            case .id: return "id"
            case .paintClass, .fontClass, .effectClass: return "class"
            case .view: return "data-v"
            case .viewBox: return "viewBox"
            case .x: return "x"
            case .y: return "y"
            case .x1: return "x1"
            case .y1: return "y1"
            case .x2: return "x2"
            case .y2: return "y2"
            case .cx: return "cx"
            case .cy: return "cy"
            case .r: return "r"
            case .rx: return "rx"
            case .ry: return "ry"
            case .fx: return "fx"
            case .fy: return "fy"
            case .width: return "width"
            case .height: return "height"
            case .points: return "points"
            case .d: return "d"
            case .href: return "href"
            case .preserveAspectRatio: return "preserveAspectRatio"
            case .gradientUnits: return "gradientUnits"
            case .gradientTransform: return "gradientTransform"
            case .patternUnits: return "patternUnits"
            case .patternTransform: return "patternTransform"
            case .offset: return "offset"
            case .stopColor: return "stop-color"
            case .stopOpacity: return "stop-opacity"
            case .clipRule: return "clip-rule"
            case .maskUnits: return "maskUnits"
            case .maskType: return "mask-type"
            case .filterUnits: return "filterUnits"
            case .colorInterpolationFilters: return "color-interpolation-filters"
            case .operationType: return "type"
            case .operator: return "operator"
            case .values: return "values"
            case .stdDeviation: return "stdDeviation"
            case .dx: return "dx"
            case .dy: return "dy"
            case .floodColor: return "flood-color"
            case .floodOpacity: return "flood-opacity"
            case .input: return "in"
            case .input2: return "in2"
            case .result: return "result"
            case .transform: return "transform"
            case .opacity: return "opacity"
            case .mask: return "mask"
            case .clipPath: return "clip-path"
            case .filter: return "filter"
            case .shapeRendering: return "shape-rendering"
            case .fill: return "fill"
            case .fillOpacity: return "fill-opacity"
            case .fillRule: return "fill-rule"
            case .stroke: return "stroke"
            case .strokeOpacity: return "stroke-opacity"
            case .strokeWidth: return "stroke-width"
            case .strokeLinecap: return "stroke-linecap"
            case .strokeLinejoin: return "stroke-linejoin"
            case .strokeMiterlimit: return "stroke-miterlimit"
            case .strokeDasharray: return "stroke-dasharray"
            case .strokeDashoffset: return "stroke-dashoffset"
            case .fontFamily: return "font-family"
            case .fontSize: return "font-size"
            case .fontWeight: return "font-weight"
            case .fontStyle: return "font-style"
            case .fontStretch: return "font-stretch"
            case .fontVariantNumeric: return "font-variant-numeric"
            case .letterSpacing: return "letter-spacing"
            case .textDecoration: return "text-decoration"
            case .direction: return "direction"
            case .textLength: return "textLength"
            case .lengthAdjust: return "lengthAdjust"
            case .space: return "xml:space"
            case .role: return "role"
            case .labelledBy: return "aria-labelledby"
            case .label: return "aria-label"
            }
        }

        var isClass: Bool { self == .paintClass || self == .fontClass || self == .effectClass }

        /// Inherited by children, so that a group may carry it for all of them.
        static let inherited: [Name] = [
            .paintClass, .fontClass, .fill, .fillOpacity, .fillRule, .stroke, .strokeOpacity, .strokeWidth,
            .strokeLinecap, .strokeLinejoin, .strokeMiterlimit, .strokeDasharray, .strokeDashoffset,
            .fontFamily, .fontSize,
            .fontWeight, .fontStyle, .fontStretch, .fontVariantNumeric, .letterSpacing, .direction,
        ]

        /// Effects in the order in which SVG applies them, the outermost first.
        static let effects: [Name] = [.transform, .effectClass, .opacity, .mask, .clipPath, .filter]
    }

    var name: Name
    var value: String
}

/// Whether two texts have the same bytes; comparing strings needs Unicode's tables.
func sameBytes(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
