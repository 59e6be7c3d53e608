import Graphics
import Interpreter
import Layout

/// `UIFont`, where code makes a `Font` of it.
enum PlatformFontRows {
    static var rows: [Native] {
        [
            system("systemFont(ofSize:)"),
            system("boldSystemFont(ofSize:)") { $0.isBold = true },
            system("italicSystemFont(ofSize:)") { $0.isItalic = true },
            weighted("systemFont"),
            weighted("monospacedSystemFont") { $0.design = .monospaced },
            weighted("monospacedDigitSystemFont") { $0.hasMonospacedDigits = true },
            Native("UIFont.preferredFont(forTextStyle:)") { call in
                Font.style(call.nextTextStyle()).value
            },
            Native("UIFont.init(name:size:)") { call in
                _ = call.nextValue()
                return .some(Font(.size(call.next())).value)
            },
            Native("Font.init(_:)") { $0.nextValue() },
        ]
    }

    private static func system(_ signature: String, _ change: @escaping (inout Font) -> Void = { _ in }) -> Native {
        Native("UIFont.\(signature)") { call in
            var font = Font(.size(call.next()))
            change(&font)
            return font.value
        }
    }

    private static func weighted(_ name: String, _ change: @escaping (inout Font) -> Void = { _ in }) -> Native {
        Native("UIFont.\(name)(ofSize:weight:)") { call in
            var font = Font(.size(call.next()))
            font.weight = call.nextWeight()
            change(&font)
            return font.value
        }
    }
}
