@resultBuilder enum StringBuilder {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildOptional(_ part: String?) -> String { part ?? "" }
    static func buildEither(first: String) -> String { "<" + first + ">" }
    static func buildEither(second: String) -> String { "[" + second + "]" }
    static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
    static func buildExpression(_ value: Int) -> String { "#\(value)" }
    static func buildExpression(_ value: String) -> String { value }
}
@StringBuilder func greeting(_ name: String?, count: Int) -> String {
    "hello"
    if let name { name }
    if count > 1 { "many" } else { "one" }
    for i in 0..<count { i }
    let doubled = count * 2
    doubled
    switch count {
    case 0: "none"
    case 1...2: "few"
    default: "lots"
    }
}
print(greeting("bob", count: 2))  // expect: hello bob <many> #0,#1 #4 <[few]>
print(greeting(nil, count: 0))  // expect: hello  [one]  #0 <<none>>
struct Element { var tag: String; var children: [Element] = []; var text = ""
    var html: String { "<\(tag)>" + text + children.map(\.html).joined() + "</\(tag)>" } }
@resultBuilder struct HTMLBuilder {
    static func buildExpression(_ element: Element) -> [Element] { [element] }
    static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    static func buildPartialBlock(first: [Element]) -> [Element] { first }
    static func buildPartialBlock(accumulated: [Element], next: [Element]) -> [Element] { accumulated + next }
    static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    static func buildEither(first: [Element]) -> [Element] { first }
    static func buildEither(second: [Element]) -> [Element] { second }
    static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    static func buildFinalResult(_ elements: [Element]) -> Element { Element(tag: "body", children: elements) }
}
func page(@HTMLBuilder _ content: () -> Element) -> String { content().html }
func p(_ text: String) -> Element { Element(tag: "p", text: text) }
let showsMore = true
print(page {  // expect: <body><p>a</p><p>more</p><p>1</p><p>2</p><p>x</p><p>y</p></body>
    p("a")
    if showsMore { p("more") }
    for n in 1...2 { p("\(n)") }
    [p("x"), p("y")]
})
@resultBuilder enum ArrayBuilder<T> {
    static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
    static func buildExpression(_ value: T) -> [T] { [value] }
    static func buildOptional(_ part: [T]?) -> [T] { part ?? [] }
    static func buildEither(first: [T]) -> [T] { first }
    static func buildEither(second: [T]) -> [T] { second }
}
func ints(@ArrayBuilder<Int> _ make: () -> [Int]) -> [Int] { make() }
print(ints { 1; 2; if showsMore { 3 } else { 4 } })  // expect: [1, 2, 3]
struct Menu { let items: [String]
    init(@ArrayBuilder<String> items: () -> [String]) { self.items = items() } }
print(Menu { "open"; "save"; if !showsMore { "never" } }.items)  // expect: ["open", "save"]
protocol Rule { associatedtype Body; @ArrayBuilder<String> var rules: [String] { get } }
struct MyRule: Rule { typealias Body = Int; var rules: [String] { "one"; "two" } }
print(MyRule().rules)  // expect: ["one", "two"]
