// What published packages are made of beside SwiftUI: UIKit's values, collections of bindings, a layout by condition,
// closures handed on, older links, groups of toolbar items.

#if canImport(UIKit)
typealias PlatformColor = UIColor
#elseif canImport(AppKit)
typealias PlatformColor = NSColor
#endif

extension PlatformColor {
    static let card = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .black : UIColor(white: 0.95, alpha: 1)
    }
    static let brand = UIColor(named: "Brand", in: .main, compatibleWith: nil) ?? .systemTeal
    var components: (red: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, alpha)
    }
}

extension String {
    func width(in font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}

struct Fitting: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

struct Holder<Content: View>: View {
    let layout = Fitting()
    let content: Content
    var body: some View { layout { content } }
}

extension Holder: Layout where Content == EmptyView {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct Place: Identifiable {
    let id: Int
    var name: String
    let location = CLLocation(latitude: 52.5, longitude: 13.4)
}

struct FirstRows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
    let data: Data
    let row: (Data.Element) -> Row
    var body: some View { ForEach(Array(data.prefix(2)), content: row) }
}

struct Editor: View {
    @Binding var places: [Place]
    var body: some View {
        Text("\($places.count) of \($places.map { $0.name.wrappedValue }.joined(separator: ", "))")
        ForEach($places) { $place in TextField("Name", text: $place.name) }
            .dropDestination(for: String.self) { names, index in
                places.insert(contentsOf: names.map { Place(id: $0.count, name: $0) }, at: index)
            }
    }
}

struct Tapped<Label: View>: View {
    let action: () -> Void
    let label: () -> Label?
    var body: some View {
        label().gesture(TapGesture().onEnded(action))
    }
}

struct Steps: View {
    let stops: [Int]?
    @State private var selection: AnyHashable = 1
    var body: some View {
        if let stops = stops {
            let stops = stops + stops
            Text("\(stops.count) stops, \(selection as! Int) taken").padding([Edge.Set.top, Edge.Set.bottom])
        }
    }
}

struct Web: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text("Hosted"))
    }
    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
}

struct ContentView: View {
    @State private var isActive = false
    @State private var places = [Place(id: 1, name: "Mill"), Place(id: 2, name: "Weir"), Place(id: 3, name: "Lock")]
    private let font = UIFont.preferredFont(forTextStyle: .headline)
    private var start: Date {
        var date = Date()
        date -= .random(in: 60 ..< 180)
        return date
    }

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Details", isActive: $isActive) { Text("There") }
                Editor(places: $places)
                FirstRows(data: places) { place in
                    Text(place.name).frame(width: place.name.width(in: font) + 20)
                        .background(Color(PlatformColor.card)).foregroundColor(Color(.brand))
                }
                Holder(content: Text("held"))
                Tapped(action: {}, label: { Text("\(Int(font.lineHeight)) high") })
                Steps(stops: [1])
                RotatedShape(shape: Rectangle(), angle: .degrees(30)).frame(width: 40, height: 40)
                Text("Date: \(start, style: .date), \((1...3).description)")
                Text("\(Int(places[0].location.distance(from: places[1].location))) m")
                Image(uiImage: UIImage(systemName: "star") ?? UIImage())
                    .frame(width: UIImage(systemName: "star")?.size.width)
                Web()
            }
            .toolbar {
                Group {
                    ToolbarItem(placement: .navigationBarLeading) { Text("b") }
                    ToolbarItem(placement: .navigationBarTrailing) { Text("c") }
                }
            }
        }
    }
}
