import PlaygroundSupport
import SwiftUI
import os

/// What published projects lean on beside SwiftUI: UIKit's appearances and fonts, locks, predicates, an image of a view,
/// older forms of searching, a playground's page.

struct Address: Identifiable {
    let id: Int
    var text: String
    var isValid: Bool { NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}").evaluate(with: text) }
}

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private let total = OSAllocatedUnfairLock(initialState: 0)
    private(set) var count = 0

    func add(_ number: Int) -> Int {
        lock.withLock { count += number }
        return total.withLock { value in
            value += number
            return value
        }
    }
}

struct Badge: View {
    let text: LocalizedStringKey

    var body: some View {
        Text(text)
            .font(Font(UIFont.systemFont(ofSize: 15, weight: .semibold)))
            .padding(4)
            .border(ImagePaint(image: Image(systemName: "star"), scale: 0.2), width: 2)
            .accessibilityLabel(text)
            .dynamicTypeSize(...(.xLarge))
    }
}

struct Addresses: View {
    @State private var addresses = [Address(id: 1, text: "ann@example.com"), Address(id: 2, text: "nobody")]
    @State private var query = ""
    @Environment(\.sizeCategory) private var sizeCategory
    private let counter = Counter()

    init() {
        UITableView.appearance().backgroundColor = .clear
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .systemBackground
        UINavigationBar.appearance().standardAppearance = bar
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach($addresses) { $address in
                    TextField("Address", text: $address.text)
                        .foregroundStyle(address.isValid ? .green : .red)
                }
                Badge(text: "New")
                Text("\(counter.add(2) + counter.add(3) + counter.count)")
                Text(sizeCategory.isAccessibilityCategory ? "large" : "ordinary")
                Button("Share") { share() }
            }
            .searchable(text: $query) { Text("a").searchCompletion("a") }
        }
    }

    private func share() {
        let renderer = ImageRenderer(content: Badge(text: "New"))
        renderer.scale = 2
        if let image = renderer.uiImage { print(image) }
    }
}

PlaygroundPage.current.setLiveView(Addresses())
