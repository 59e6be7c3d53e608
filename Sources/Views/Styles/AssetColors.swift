import Graphics
import Interpreter
import Layout
import Syntax

/// Colors of asset catalogues; where one is not there, a gray stands for it and a warning names it. And UIKit's colors,
/// which `Color` is made of.
enum AssetColorRows {
    static var rows: [Native] { assets + platform + literals }

    private static var assets: [Native] {
        [
            Native("Color.init(_:bundle:)") { call in
                named(AssetName(call.next()), call)
            },
            Native("Color.init(_resource:)") { call in
                named(AssetName(call.next(), isSymbol: true), call)
            },
            Native("UIColor.init(named:)") { call in
                .some(named(AssetName(call.next()), call))
            },
            Native("UIColor.init(resource:)") { call in
                named(AssetName(resource: call.nextValue()), call)
            },
        ]
    }

    private static func named(_ name: AssetName, _ call: NativeCall) -> Value {
        let resources = GraphRecord.resources(call.evaluator)
        if let color = resources.color(name.name, isSymbol: name.isSymbol) { return made(color, call) }
        let near = resources.near(name.name, isSymbol: name.isSymbol, isColor: true)
        GraphRecord.warn(
            "no color '\(name.name.text)' in the page's assets: a gray is drawn", at: call.range, notes: near.map { [$0] } ?? [],
            call.evaluator)
        return made(Color(.gray), call)
    }

    private static var platform: [Native] {
        [
            Native("Color.init(uiColor:)") { call in call.nextValue() },
            Native("Color.init(nsColor:)") { call in call.nextValue() },
            Native("UIColor.init(_:)") { call in call.nextValue() },
            Native("UIColor.init(red:green:blue:alpha:)") { call in made(Color(red: call.next(), green: call.next(), blue: call.next(), opacity: call.next()), call) },
            Native("UIColor.init(white:alpha:)") { call in
                made(Color(white: call.next(), opacity: call.next()), call)
            },
            Native("UIColor.init(hue:saturation:brightness:alpha:)") { call in
                made(Color(hue: call.next(), saturation: call.next(), brightness: call.next(), opacity: call.next()), call)
            },
            Native("UIColor.withAlphaComponent(_:)") { call in
                Color(call.receiver).opacity(call.next()).value
            },
        ]
    }

    private static func made(_ color: Color, _ call: NativeCall) -> Value { .native(ColorView(color, call.range)) }

    /// What `#colorLiteral` and `#imageLiteral` make.
    private static var literals: [Native] {
        [
            Native("UIColor.init(_colorLiteralRed:green:blue:alpha:)") { call in made(Color(red: call.next(), green: call.next(), blue: call.next(), opacity: call.next()), call) },
        ]
    }
}
