// What a parameter has to be decides whether an optional is taken as a whole, and what a path leads to what a value
// is converted to.
protocol OptionalType {
    associatedtype Wrapped
    var wrapped: Wrapped? { get }
}

extension Optional: OptionalType { var wrapped: Wrapped? { self } }

struct Caption {
    var text: String
    init<S: StringProtocol>(_ content: S) { text = String(content) }

    init<S>(_ content: S?) where S: OptionalType, S.Wrapped: StringProtocol {
        if let content = content?.wrapped { self.init(content) } else { self.init("none") }
    }
}

let name: String? = "Ann"
let missing: Substring? = nil
print(Caption(name).text, Caption(missing).text, Caption("plain").text)  // expect: Ann none plain

protocol Style { var width: Int { get } }
struct Bold: Style { var width = 3 }
struct Theme { var text: any Style = Bold() }
struct Values { var theme = Theme() }

struct Page {
    var values = Values()

    func setting<V>(_ path: WritableKeyPath<Values, V>, _ value: V) -> Page {
        var copy = self
        copy.values[keyPath: path] = value
        return copy
    }

    func style<S: Style>(_ path: WritableKeyPath<Theme, any Style>, _ style: S) -> Page {
        setting((\Values.theme).appending(path: path), style)
    }
}

print(Page().style(\.text, Bold(width: 5)).values.theme.text.width)  // expect: 5
