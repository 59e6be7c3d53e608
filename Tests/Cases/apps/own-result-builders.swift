import SwiftUI

struct MenuEntry: Identifiable {
    let id = UUID()
    var title: String
    var price: Double
    var tags: Set<String> = []
}

protocol MenuConvertible {
    func asEntries() -> [MenuEntry]
}

extension MenuEntry: MenuConvertible {
    func asEntries() -> [MenuEntry] { [self] }
}

extension Array: MenuConvertible where Element == MenuEntry {
    func asEntries() -> [MenuEntry] { self }
}

struct Group2: MenuConvertible {
    let name: String
    let entries: [MenuEntry]

    init(_ name: String, @MenuBuilder content: () -> [MenuEntry]) {
        self.name = name
        entries = content().map { entry in
            var copy = entry
            copy.tags.insert(name)
            return copy
        }
    }

    func asEntries() -> [MenuEntry] { entries }
}

@resultBuilder
enum MenuBuilder {
    static func buildExpression(_ expression: some MenuConvertible) -> [MenuEntry] { expression.asEntries() }
    static func buildExpression(_ title: String) -> [MenuEntry] { [MenuEntry(title: title, price: 0)] }
    static func buildBlock(_ parts: [MenuEntry]...) -> [MenuEntry] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [MenuEntry]?) -> [MenuEntry] { part ?? [] }
    static func buildEither(first: [MenuEntry]) -> [MenuEntry] { first }
    static func buildEither(second: [MenuEntry]) -> [MenuEntry] { second }
    static func buildArray(_ parts: [[MenuEntry]]) -> [MenuEntry] { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [MenuEntry]) -> [MenuEntry] { part }
    static func buildFinalResult(_ part: [MenuEntry]) -> [MenuEntry] { part.sorted { $0.price < $1.price } }
}

func menu(@MenuBuilder _ content: () -> [MenuEntry]) -> [MenuEntry] { content() }

@resultBuilder
struct AttributedTextBuilder {
    static func buildBlock(_ parts: Text...) -> Text { parts.reduce(Text(""), +) }
    static func buildOptional(_ part: Text?) -> Text { part ?? Text("") }
    static func buildEither(first part: Text) -> Text { part }
    static func buildEither(second part: Text) -> Text { part }
    static func buildExpression(_ text: Text) -> Text { text }
    static func buildExpression(_ string: String) -> Text { Text(string) }
    static func buildExpression(_ number: Int) -> Text { Text("\(number)").bold().monospacedDigit() }
}

extension Text {
    init(@AttributedTextBuilder build: () -> Text) {
        self = build()
    }
}

struct MenuCard: View {
    let isEvening: Bool
    private let courses = ["Soup", "Salad"]

    private var entries: [MenuEntry] {
        menu {
            "Water"
            MenuEntry(title: "Bread", price: 2.5)
            for (index, course) in courses.enumerated() {
                MenuEntry(title: course, price: 6 + Double(index))
            }
            if isEvening {
                Group2("wine") {
                    MenuEntry(title: "Red", price: 7)
                    MenuEntry(title: "White", price: 6.5)
                }
            } else {
                MenuEntry(title: "Lemonade", price: 3)
            }
            if #available(iOS 17, *) {
                MenuEntry(title: "Special", price: 19)
            }
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text {
                "We have "
                entries.count
                " things"
                if isEvening { ", wine too" }
            }
            .font(.headline)
            ForEach(entries) { entry in
                HStack(alignment: .firstTextBaseline) {
                    Text(entry.title)
                    ForEach(entry.tags.sorted(), id: \.self) { tag in
                        Text(tag).font(.caption2).padding(.horizontal, 4).background(.yellow.opacity(0.4), in: .capsule)
                    }
                    Spacer(minLength: 8)
                    Text(entry.price == 0 ? "free" : entry.price.formatted(.currency(code: "USD")))
                }
            }
        }
        .padding()
    }
}

#Preview { MenuCard(isEvening: true) }
#Preview { MenuCard(isEvening: false) }
