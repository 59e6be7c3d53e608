import Graphics
import Interpreter
import Layout
import Syntax

/// Colors of an app's asset catalog, which is not there: a gray stands for each and a warning names it. And UIKit's
/// colors, which `Color` is made of.
enum AssetColorRows {
    static var rows: [Native] { assets + platform + literals }

    private static var assets: [Native] {
        [
            Native("Color.init(_:bundle:)") { call in
                standIn(call.next(), call)
            },
            Native("UIColor.init(named:)") { call in
                .some(standIn(call.next(), call))
            },
        ]
    }

    private static func standIn(_ name: String, _ call: NativeCall) -> Value {
        GraphRecord.warn("no color '\(name)' beside the page: a gray is drawn", at: call.range, call.evaluator)
        return .native(ColorView(Color(.gray), call.range))
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
