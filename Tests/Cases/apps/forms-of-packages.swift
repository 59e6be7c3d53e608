// What published packages use beside SwiftUI: schedulers, pictures, windows, attributes.
struct Order: Identifiable { let id: Int; let name: String }

struct Orders: View {
    @State private var selection: Set<Order.ID> = []
    @State private var sortOrder = [KeyPathComparator(\Order.name)]
    let orders = [Order(id: 1, name: "Rye"), Order(id: 2, name: "Oats")]
    var body: some View {
        Table(selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Order", value: \.name) { order in Text(order.name) }
        } rows: {
            TableRow(orders[0])
            TableRow(orders[1])
        }
    }
}

struct Bold: ViewModifier { func body(content: Content) -> some View { content.bold() } }

struct Picture: View {
    var image: CGImage?
    var body: some View {
        if let image { Image(decorative: image, scale: 2) } else { Text("No picture") }
    }
}

enum Mark: AttributedStringKey {
    typealias Value = Int
    static let name = "mark"
}

extension AttributeScopes {
    var ours: OurAttributes.Type { OurAttributes.self }
    struct OurAttributes: AttributeScope {
        let swiftUI: SwiftUIAttributes
        let mark: Mark
    }
}

extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.OurAttributes, T>) -> T {
        self[T.self]
    }
}

struct Forms: View {
    let when = DispatchQueue.SchedulerTimeType(DispatchTime.now() + 0.5)

    var isInside: Bool {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        return path.contains(CGPoint(x: 5, y: 5), using: .evenOdd)
    }

    var body: some View {
        VStack {
            Text("\(isInside ? "in" : "out")")
                .modifier(Bold().transaction { $0.animation = nil })
            Text(when.dispatchTime > DispatchTime.now() ? UTType.audio.identifier : UTType.mpeg4Movie.identifier)
            Picture(image: ImageRenderer(content: Circle().frame(width: 8, height: 8)).cgImage)
            Picture()
            Orders()
        }
        .onAppear {
            let window = UIWindow(frame: .zero)
            window.windowLevel = .alert + 1
        }
    }
}
Forms()
