enum LoadState<Value> {
    case idle
    case loading(progress: Double)
    case loaded(Value)
    case failed(Error)
    var value: Value? { if case .loaded(let value) = self { value } else { nil } }
    var isLoading: Bool {
        if case .loading = self { return true }
        return false
    }
    func map<T>(_ transform: (Value) -> T) -> LoadState<T> {
        switch self {
        case .idle: .idle
        case .loading(let progress): .loading(progress: progress)
        case .loaded(let value): .loaded(transform(value))
        case .failed(let error): .failed(error)
        }
    }
}
enum NetworkError: Error, Equatable, CustomStringConvertible {
    case offline, status(code: Int), decoding(String)
    var description: String {
        switch self {
        case .offline: return "offline"
        case .status(let code) where code >= 500: return "server \(code)"
        case .status(404): return "missing"
        case .status(let code): return "status \(code)"
        case .decoding(let field): return "bad \(field)"
        }
    }
}
func text(_ state: LoadState<[String]>) -> String {
    switch state {
    case .idle: "idle"
    case .loading(let p) where p > 0.5: "almost"
    case .loading(progress: let p): "at \(p)"
    case .loaded(let items) where items.isEmpty: "empty"
    case .loaded(let items): items.joined(separator: "+")
    case .failed(let error as NetworkError): "error \(error)"
    case .failed: "unknown"
    }
}
let states: [LoadState<[String]>] = [
    .idle, .loading(progress: 0.25), .loading(progress: 0.75), .loaded([]), .loaded(["a", "b"]),
    .failed(NetworkError.status(code: 404)), .failed(NetworkError.status(code: 503)), .failed(NetworkError.decoding("id")),
]
for state in states { print(text(state)) }  // expect: idle | at 0.25 | almost | empty | a+b | error missing | error server 503 | error bad id
print(states.compactMap(\.value).count, states.filter(\.isLoading).count)  // expect: 2 2
print(states[4].map(\.count).value ?? -1)  // expect: 2
enum Suit: String, CaseIterable, Identifiable, Comparable {
    case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"
    var id: Self { self }
    var isRed: Bool { self == .diamonds || self == .hearts }
    static func < (a: Suit, b: Suit) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
    var next: Suit {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}
print(Suit.allCases.map(\.rawValue).joined(), Suit.spades.next, Suit(rawValue: "♥") == .hearts, Suit.clubs < .hearts)  // expect: ♣♦♥♠ clubs true true
print(Suit.allCases.filter(\.isRed).map { "\($0)" }, Suit.hearts.id.rawValue)  // expect: ["diamonds", "hearts"] ♥
enum Expr { indirect case add(Expr, Expr), mul(Expr, Expr); case num(Int) }
func eval(_ e: Expr) -> Int {
    switch e {
    case let .add(a, b): eval(a) + eval(b)
    case let .mul(a, b): eval(a) * eval(b)
    case .num(let n): n
    }
}
print(eval(.add(.num(2), .mul(.num(3), .num(4)))))  // expect: 14
enum Route: Hashable { case home, detail(id: Int), settings(section: String?, animated: Bool = true) }
var path: [Route] = [.home, .detail(id: 3), .settings(section: nil)]
path.append(.settings(section: "a", animated: false))
print(path.count, path.contains(.detail(id: 3)), Set(path + path).count, path.last == .settings(section: "a", animated: false))  // expect: 4 true 4 true
enum Level: Int { case low = 1, mid, high = 10; init?(text: String) { switch text { case "l": self = .low; case "h": self = .high; default: return nil } } }
print(Level.mid.rawValue, Level(rawValue: 10)!, Level(text: "h")?.rawValue ?? 0, Level(text: "?") == nil)  // expect: 2 high 10 true
enum Toggle { case on, off; mutating func flip() { self = self == .on ? .off : .on } }
var toggle = Toggle.off
toggle.flip()
print(toggle)  // expect: on
