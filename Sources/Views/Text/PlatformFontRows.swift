import Graphics
import Interpreter
import Layout

/// `UIFont`, where code makes a `Font` of it.
enum PlatformFontRows {
    static var rows: [Declaration] {
        [
            Declaration("public class UIFont {}"),
            Declaration("extension UIFont { public typealias Weight = Font.Weight }"),
            Declaration(
                """
                extension UIFont {
                    public enum TextStyle: Hashable, Sendable {
                        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
                    }
                }
                """),
            system("systemFont(ofSize fontSize: CGFloat)"),
            system("boldSystemFont(ofSize fontSize: CGFloat)") { $0.isBold = true },
            system("italicSystemFont(ofSize fontSize: CGFloat)") { $0.isItalic = true },
            weighted("systemFont"),
            weighted("monospacedSystemFont") { $0.design = .monospaced },
            weighted("monospacedDigitSystemFont") { $0.hasMonospacedDigits = true },
            Declaration("extension UIFont { public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont }") { call in
                Font.style(call.nextTextStyle()).value
            },
            Declaration("extension UIFont { public init?(name fontName: String, size fontSize: CGFloat) }") { call in
                _ = call.nextValue()
                return .some(Font(.size(call.next())).value)
            },
            Declaration("extension Font { public init(_ font: UIFont) }") { $0.nextValue() },
        ]
    }

    private static func system(_ signature: String, _ change: @escaping (inout Font) -> Void = { _ in }) -> Declaration {
        Declaration("extension UIFont { public static func \(signature) -> UIFont }") { call in
            var font = Font(.size(call.next()))
            change(&font)
            return font.value
        }
    }

    private static func weighted(_ name: String, _ change: @escaping (inout Font) -> Void = { _ in }) -> Declaration {
        Declaration("extension UIFont { public static func \(name)(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont }") { call in
            var font = Font(.size(call.next()))
            font.weight = call.nextWeight()
            change(&font)
            return font.value
        }
    }
}
