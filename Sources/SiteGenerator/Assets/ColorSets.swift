import Foundation
import Graphics

extension AssetReader {
    /// The values of a color set in sRGB, whatever space they are given in.
    mutating func addColors(_ asset: AssetCatalogue, _ json: JSONNode, _ file: SourceFile) {
        let symbol = AssetSymbol.name(of: asset.name, without: "Color")
        guard json["colors"] != nil else {
            return fail(
                "'colors' is missing: this is no color set", file,
                json.range.lowerBound..<json.range.lowerBound + 1)
        }
        for (entry, traits) in entries(json["colors"], named: asset.name, symbol: symbol) {
            guard let color = entry["color"] else { continue }
            do throws(AssetColor.Fault) {
                for (look, value) in try AssetColor.values(of: color) {
                    var traits = traits
                    if let look, traits.look == "any" { traits.look = look }
                    let parts = [value.red, value.green, value.blue, value.alpha]
                    set.add(["color"] + traits.fields + parts.map { "\(Int(($0 * 1_000_000).rounded()))" })
                }
            } catch {
                warn(error.message, file, error.range)
            }
        }
    }
}

/// One color of a color set.
enum AssetColor {
    struct Fault: Error {
        var message: String
        var range: Range<Int>
    }

    /// Its value; a color of the system has one for each look.
    static func values(of color: JSONNode) throws(Fault) -> [(look: String?, value: RGBA)] {
        if let reference = color["reference"] {
            guard let role = role(reference.text ?? "") else {
                throw Fault(
                    message: "the system's color '\(reference.text ?? "")' is not known",
                    range: reference.range)
            }
            return [("light", role.light), ("dark", role.dark)]
        }
        guard let components = color["components"] else {
            throw Fault(message: "a color needs 'components'", range: color.range)
        }
        return [(nil, try value(of: components, in: color["color-space"]))]
    }

    private static func value(of components: JSONNode, in space: JSONNode?) throws(Fault) -> RGBA {
        let alpha = try component("alpha", of: components, isByte: false)
        if let white = components["white"] {
            let value = try number(white)
            return RGBA(red: value, green: value, blue: value, alpha: alpha)
        }
        let color = RGBA(
            red: try component("red", of: components), green: try component("green", of: components),
            blue: try component("blue", of: components), alpha: alpha)
        switch space?.text ?? "srgb" {
        case "srgb", "extended-srgb": return color
        case "display-p3": return fromP3(color)
        case "extended-linear-srgb":
            return RGBA(
                red: encoded(color.red), green: encoded(color.green), blue: encoded(color.blue), alpha: alpha)
        case let other:
            throw Fault(
                message: "the color space '\(other)' is not known", range: space?.range ?? components.range)
        }
    }

    private static func component(_ name: String, of components: JSONNode, isByte: Bool = true) throws(Fault)
        -> Double
    {
        guard let node = components[name] else {
            if !isByte { return 1 }
            throw Fault(message: "the component '\(name)' is missing", range: components.range)
        }
        return try number(node, isByte: isByte)
    }

    /// As Xcode writes it: `0xFF`, `255` in 255ths, `0.5` as it is.
    private static func number(_ node: JSONNode, isByte: Bool = true) throws(Fault) -> Double {
        if let number = node.number { return number }
        let text = (node.text ?? "").trimmed
        if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
            return Double(byte) / 255
        }
        if let byte = Int(text), isByte || byte > 1 { return Double(byte) / 255 }
        guard let number = Double(text), number.isFinite, abs(number) < 1000 else {
            throw Fault(
                message: "'\(text)' is no component of a color, such as 0xFF, 255 or 0.5", range: node.range)
        }
        return number
    }

    // MARK: Spaces

    /// Display P3 has sRGB's curve and wider primaries; what lies outside sRGB keeps its value until it is
    /// drawn.
    private static func fromP3(_ color: RGBA) -> RGBA {
        let r = linear(color.red), g = linear(color.green), b = linear(color.blue)
        return RGBA(
            red: encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
            green: encoded(-0.04205695470968816 * r + 1.0420569547096881 * g),
            blue: encoded(-0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b),
            alpha: color.alpha)
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        return (value < 0 ? -1 : 1) * (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        return (value < 0 ? -1 : 1) * (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    }

    // MARK: Colors of the system

    /// `systemBlueColor`, `secondaryLabelColor`, as catalogues call them.
    private static func role(_ reference: String) -> ColorRole? {
        var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        if let own = named[name] { return own }
        if name.hasPrefix("system") { name = name.dropFirst(6).lowercased() }
        return ColorRole.allCases.first { $0.name == name }
    }

    private static let named: [String: ColorRole] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "link": .link, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator,
        "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "tint": .accent,
        "controlAccent": .accent,
    ]
}
