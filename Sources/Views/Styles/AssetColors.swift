import Graphics
import Interpreter
import Layout
import Syntax

/// Colors of an app's asset catalog, which is not there: a gray stands for each and a warning names it. And UIKit's
/// colors, which `Color` is made of.
enum AssetColorRows {
    static var rows: [Declaration] { assets + platform + literals }

    private static var assets: [Declaration] {
        [
            Declaration("extension Color { public init(_ name: String, bundle: Bundle? = nil) }") { call in
                standIn(call.next(), call)
            },
            AssetRows.resource("ColorResource"),
            Declaration("extension Color { public init(_ resource: ColorResource) { self.init(resource.name) } }"),
            Declaration("extension UIColor { public init?(named name: String) }") { call in
                .some(standIn(call.next(), call))
            },
        ]
    }

    private static func standIn(_ name: String, _ call: NativeCall) -> Value {
        GraphRecord.warn("no color '\(name)' beside the page: a gray is drawn", at: call.range, call.evaluator)
        return .native(ColorView(Color(.gray), call.range))
    }

    private static var platform: [Declaration] {
        [
            Declaration("extension Color { public init(uiColor: UIColor) }") { call in call.nextValue() },
            Declaration("extension Color { public init(_ uiColor: UIColor) { self.init(uiColor: uiColor) } }"),
            Declaration("extension Color { public init(nsColor: NSColor) }") { call in call.nextValue() },
            Declaration("extension UIColor { public init(_ color: Color) }") { call in call.nextValue() },
            Declaration(
                "extension UIColor { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) }"
            ) { call in made(Color(red: call.next(), green: call.next(), blue: call.next(), opacity: call.next()), call) },
            Declaration("extension UIColor { public init(white: CGFloat, alpha: CGFloat) }") { call in
                made(Color(white: call.next(), opacity: call.next()), call)
            },
            Declaration(
                "extension UIColor { public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) }"
            ) { call in
                made(Color(hue: call.next(), saturation: call.next(), brightness: call.next(), opacity: call.next()), call)
            },
            Declaration("extension UIColor { public func withAlphaComponent(_ alpha: CGFloat) -> UIColor }") { call in
                Color(call.receiver).opacity(call.next()).value
            },
        ]
    }

    private static func made(_ color: Color, _ call: NativeCall) -> Value { .native(ColorView(color, call.range)) }

    /// What `#colorLiteral` and `#imageLiteral` make.
    private static var literals: [Declaration] {
        [
            Declaration("public typealias _ColorLiteralType = UIColor"),
            Declaration(
                "extension UIColor { public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) }"
            ) { call in made(Color(red: call.next(), green: call.next(), blue: call.next(), opacity: call.next()), call) },
            Declaration("public typealias _ImageLiteralType = UIImage"),
        ]
    }
}
