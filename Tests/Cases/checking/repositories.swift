// MARK: - an older system returns another view
extension View {
    func marked() -> some View {
        if #available(iOS 26.0, *) {
            return padding(3)
        }
        return background(Color.yellow)
    }
    func framed() -> some View {
        if #available(iOS 26.0, *) {
            return AnyView(self)
        } else if #available(iOS 25.0, *) {
            return padding(1)
        }
        print("older")
        return border(.red)
    }
}

// MARK: - an older system and a condition beside it
extension View {
    func marked(_ isOn: Bool) -> some View {
//       ^ error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
        if #available(iOS 26.0, *), isOn {
            return padding(3)
        }
        return background(Color.yellow)
    }
}

// MARK: - two kinds of views for one system
extension View {
    func marked(_ isOn: Bool) -> some View {
//       ^ error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
        if #available(iOS 26.0, *) {
            if isOn { return padding(3) } else { return background(Color.yellow) }
        }
        return border(.red)
    }
}

// MARK: - what the end of a chain tells the closures before it
enum Validity { case empty, valid }

struct Stream<Element> {
    var elements: [Element]
    func map<T>(_ transform: (Element) -> T) -> Stream<T> { Stream<T>(elements: elements.map(transform)) }
    func filter(_ test: (Element) -> Bool) -> Stream { Stream(elements: elements.filter(test)) }
    func erased() -> AnyStream<Element> { AnyStream(stream: self) }
}

struct AnyStream<Element> { let stream: Stream<Element> }

struct Form {
    let names = Stream(elements: ["a", ""])
    var validity: AnyStream<Validity> { names.map { $0.isEmpty ? .empty : .valid }.erased() }
    var first: AnyStream<String?> {
        names.filter { $0.count > 1 }.map { name in
            if name.isEmpty { return nil }
            return name
        }.erased()
    }
    var optional: AnyStream<String?> { names.map { $0 }.erased() }
    var last: [Validity] { names.elements.map { $0.isEmpty ? .empty : .valid }.reversed() }
}

// MARK: - closures before and after more elements
enum Choice { case plain(String), cancel }
let choices: [Choice] = ["a", "b"].map { .plain($0) } + [.cancel]
let others: [Choice] = [.cancel] + ["a", "b"].map { .plain($0) }

// MARK: - a builder inside a generic type
typealias Names = Set<String>

extension Names {
    mutating func add(@Builder _ names: () -> [String]) { formUnion(names()) }

    @resultBuilder
    struct Builder {
        static func buildBlock(_ names: String...) -> [String] { names }
    }
}

func collect() -> Set<String> {
    var names = Names()
    names.add {
        "a"
        "b"
    }
    return names
}

// MARK: - a range up to a size
struct A: View {
    var body: some View {
        VStack {
            Text("a").dynamicTypeSize(...(.xLarge))
            Text("b").dynamicTypeSize(...DynamicTypeSize.xLarge)
            Text("c").dynamicTypeSize((.large)...)
        }
    }
}

// MARK: - a getter beside a protocol's own property
protocol Movable {
    associatedtype Data
    var data: Data { get set }
}
extension Movable where Data == Int {
    var data: Int {
        get { 1 }
        set {}
    }
}
struct Fixed: Movable {
    var data: Int { 2 }
}
struct Spiral: Shape {
    var animatableData: EmptyAnimatableData { EmptyAnimatableData() }
    func path(in rect: CGRect) -> Path { Path(rect) }
}

// MARK: - a type that says how it is hashed
struct Legend {
    let color: Color
    let label: LocalizedStringKey
}
extension Legend: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

// MARK: - the builder's older name
@_functionBuilder
//@2 warning: '@_functionBuilder' has been renamed to '@resultBuilder'
//   fix: '_functionBuilder' to 'resultBuilder'
struct Names {
    static func buildBlock(_ names: String...) -> [String] { names }
}
@Names func names() -> [String] {
    "a"
    "b"
}

// MARK: - a generic type inside another one
struct Control<Option, Selection: View>: View {
    let option: Option
    let selection: Selection

    var body: some View {
        Segment(content: Text("a"), selection: selection)
    }
}

extension Control {
    struct Segment<Content: View, OwnSelection: View>: View {
        let content: Content
        let selection: OwnSelection
        var body: some View {
            content
            selection
        }
    }
}

// MARK: - a chain that begins with a nested type
extension Font {
    enum Brand {
        case title, text
        static let small = Font.caption
        func size(_ size: CGFloat) -> Font { .system(size: size) }
    }
}

struct A: View {
    var body: some View {
        VStack {
            Text("a").font(.Brand.title.size(20))
            Text("b").font(.Brand.small)
        }
    }
}
let font: Font = .Brand.text.size(3)

// MARK: - a gesture that is made of another one
struct Pull: Gesture {
    let done: () -> Void
    var body: some Gesture { DragGesture().onEnded { _ in done() } }
}
struct Card: View {
    var body: some View { Text("a").gesture(Pull {}).simultaneousGesture(AnyGesture(TapGesture())) }
}

// MARK: - a wrapper behind its module's name
struct Kept<State, Content: View>: View {
    @SwiftUI.State private var state: State
    let content: (Binding<State>) -> Content
    init(_ state: State, @ViewBuilder content: @escaping (Binding<State>) -> Content) {
        _state = .init(initialValue: state)
        self.content = content
    }
    var body: some View { content($state) }
}

// MARK: - a view of UIKit's without a frame
class Plate: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
let plate = Plate()
