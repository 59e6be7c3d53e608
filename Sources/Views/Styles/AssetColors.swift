import Graphics
import Interpreter
import Syntax

/// Colors of asset catalogues; where one is not there, a gray stands for it and a warning names it. And
/// UIKit's colors, which `Color` is made of.
enum AssetColorRows {
    static var rows: [Native] { assets + platform + dynamic + desktop }

    private static var assets: [Native] {
        [
            Native("Color.init(_:bundle:)") { call in named(AssetName(call.next()), call) },
            Native("Color.init(_resource:)") { call in named(AssetName(call.next(), isSymbol: true), call) },
            Native("UIColor.init(named:)") { call in .some(named(AssetName(call.next()), call)) },
            Native("UIColor.init(resource:)") { call in named(AssetName(resource: call.nextValue()), call) },
            Native("UIColor.init(named:in:compatibleWith:)") { .some(named(AssetName($0.next()), $0)) },
        ]
    }

    private static func named(_ name: AssetName, _ call: NativeCall) -> Value {
        let resources = GraphRecord.resources(call.evaluator)
        if let color = resources.color(name.name, isSymbol: name.isSymbol) { return made(color, call) }
        let near = resources.near(name.name, isSymbol: name.isSymbol, isColor: true)
        GraphRecord.warn(
            "no color '\(name.name.text)' in the page's assets: a gray is drawn", at: call.range,
            notes: near.map { [$0] } ?? [],
            call.evaluator)
        return made(Color(.gray), call)
    }

    private static var platform: [Native] {
        [
            Native("Color.init(uiColor:)") { call in call.nextValue() },
            Native("Color.init(nsColor:)") { call in call.nextValue() },
            Native("UIColor.init(_:)") { call in call.nextValue() },
            Native("UIColor.init(...)") { components($0) },
            Native("UIColor.init(white:alpha:)") { made(Color(white: $0.next(), opacity: $0.next()), $0) },
            Native("UIColor.init(hue:saturation:brightness:alpha:)") { call in
                made(
                    Color(
                        hue: call.next(), saturation: call.next(), brightness: call.next(),
                        opacity: call.next()), call)
            },
            Native("UIColor.withAlphaComponent(_:)") { Color($0.receiver).opacity($0.next()).value },
        ]
    }

    /// Colors that are others in the dark, and what code reads of colors.
    private static var dynamic: [Native] {
        [
            Native("UIColor.init(dynamicProvider:_traits:)") { call in
                let provider = call.nextValue()
                let colors = call.nextValue().asArray.map { Color(call.evaluator.call(provider, [$0])) }
                guard colors.count == 2 else { return .void }
                let (light, dark) = (colors[0], colors[1])
                return made(
                    Color(light: light.light.faded(light.opacity), dark: dark.dark.faded(dark.opacity)), call)
            },
            Native("UIColor.resolvedColor(with:)") { call in
                let color = Color(call.receiver)
                let style = call.evaluator.property("userInterfaceStyle", of: call.nextValue())
                let resolved = InterfaceStyle(style) == .dark ? color.dark : color.light
                return made(Color(light: resolved, dark: resolved, opacity: color.opacity), call)
            },
            Native("UIColor.components") { call in
                let color = Color(call.receiver)
                let light = color.light
                return .array(
                    [light.red, light.green, light.blue, light.alpha * color.opacity].map { .double($0) })
            },
            Native("UIColor.cgColor") { $0.receiver },
            Native("UIColor.init(cgColor:)") { $0.nextValue() },
            Native("Color.cgColor") { .some($0.receiver) },
            Native("Color.init(cgColor:)") { $0.nextValue() },
        ]
    }

    private static var desktop: [Native] {
        [
            Native("NSColor.init(_:)") { $0.nextValue() },
            Native("NSColor.init(red:green:blue:alpha:)") { components($0) },
            Native("NSColor.init(white:alpha:)") { made(Color(white: $0.next(), opacity: $0.next()), $0) },
            Native("NSColor.withAlphaComponent(_:)") { Color($0.receiver).opacity($0.next()).value },
        ]
    }

    private static func made(_ color: Color, _ call: NativeCall) -> Value {
        .native(ColorView(color, call.range))
    }

    private static func components(_ call: NativeCall) -> Value {
        made(Color(red: call.next(), green: call.next(), blue: call.next(), opacity: call.next()), call)
    }
}

extension RGBA {
    /// With a factor on its own alpha.
    fileprivate func faded(_ opacity: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}

/// `UIUserInterfaceStyle`.
private enum InterfaceStyle: Int, CaseNames { case unspecified, light, dark }
