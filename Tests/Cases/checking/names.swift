// MARK: - a misspelt view
Rectange()
//@1 error: cannot find 'Rectange' in scope; did you mean 'Rectangle'?
//   fix: 'Rectange' to 'Rectangle'

// MARK: - a misspelt modifier
Text("a").paddin(4)
//        ^ error: value of type 'Text' has no member 'paddin'
//   note: did you mean 'padding'?
//   fix: 'paddin' to 'padding'

// MARK: - a misspelt colour
Text("a").foregroundStyle(.gren)
//                         ^ error: type 'ShapeStyle' has no member 'gren'
//   note: did you mean 'green'?
//   fix: 'gren' to 'green'

// MARK: - a misspelt colour of a type
let color = Color.oragne
//                ^ error: type 'Color' has no member 'oragne'
//   note: did you mean 'orange'?
//   fix: 'oragne' to 'orange'

// MARK: - a misspelt font
Text("a").font(.hedline)
//              ^ error: type 'Font?' has no member 'hedline'
//   note: did you mean 'headline'?
//   fix: 'hedline' to 'headline'

// MARK: - a misspelt local variable
struct A: View {
    var body: some View {
        let width = 10.0
        Color.red.frame(width: widht)
//                             ^ error: cannot find 'widht' in scope; did you mean 'width'?
//   fix: 'widht' to 'width'
    }
}

// MARK: - a misspelt property
struct A: View {
    let title: String
    var body: some View { Text(tilte) }
//                             ^ error: cannot find 'tilte' in scope; did you mean 'title'?
//   fix: 'tilte' to 'title'
}

// MARK: - a misspelt type annotation
let count: Intt = 1
//         ^ error: cannot find type 'Intt' in scope

// MARK: - a misspelt protocol
struct A: Viwe {
//        ^ error: cannot find type 'Viwe' in scope
//   note: did you mean 'View'?
//   fix: 'Viwe' to 'View'
    var body: some View { EmptyView() }
}

// MARK: - a misspelt enum case
enum Kind { case small, large }
let kind = Kind.smal
//              ^ error: type 'Kind' has no member 'smal'
//   note: did you mean 'small'?
//   fix: 'smal' to 'small'

// MARK: - a misspelt implicit case
enum Kind { case small, large }
let kind: Kind = .lagre
//                ^ error: type 'Kind' has no member 'lagre'
//   note: did you mean 'large'?
//   fix: 'lagre' to 'large'

// MARK: - a misspelt method of a struct
struct Point { func moved() -> Point { self } }
let point = Point().movd()
//                  ^ error: value of type 'Point' has no member 'movd'
//   note: did you mean 'moved'?
//   fix: 'movd' to 'moved'

// MARK: - a misspelt static member
struct Theme { static let accent = Color.red }
let accent = Theme.acent
//                 ^ error: type 'Theme' has no member 'acent'
//   note: did you mean 'accent'?
//   fix: 'acent' to 'accent'

// MARK: - a misspelt function
func measure(_ text: String) -> Int { text.count }
let size = mesure("a")
//         ^ error: cannot find 'mesure' in scope; did you mean 'measure'?
//   fix: 'mesure' to 'measure'

// MARK: - something that does not exist at all
Zebra()
//@1 error: cannot find 'Zebra' in scope

// MARK: - a member that does not exist at all
Text("a").zebra()
//        ^ error: value of type 'Text' has no member 'zebra'

// MARK: - an implicit member that does not exist at all
Text("a").multilineTextAlignment(.zebra)
//                                ^ error: type 'TextAlignment' has no member 'zebra'

// MARK: - a type that does not exist at all
let zebra: Zebra? = nil
//         ^ error: cannot find type 'Zebra' in scope

// MARK: - a property that does not exist at all
let zebra = "a".zebra
//              ^ error: value of type 'String' has no member 'zebra'

// MARK: - a member of a number that does not exist
let zebra = 3.zebra
//            ^ error: value of type 'Int' has no member 'zebra'

// MARK: - a member of an array that does not exist
let zebra = [1, 2].zebra
//                 ^ error: value of type '[Int]' has no member 'zebra'

// MARK: - UIKit is elsewhere
let color = UIPickerView()
//          ^ error: cannot find 'UIPickerView' in scope: UIKit is not available here

// MARK: - UIKit is here in parts
let image = UIImage(systemName: "star")?.preparingThumbnail(of: .zero)
//                                       ^ error: value of type 'UIImage' has no member 'preparingThumbnail'
//   note: of UIKit's types only what previews use is available here

// MARK: - Swift Charts is elsewhere
let chart = Chart(3)
//          ^ error: cannot find 'Chart' in scope: Swift Charts is not available here

// MARK: - a name used before it is declared
func f() {
    print(later)
//        ^ error: use of local variable 'later' before its declaration
    let later = 1
}

// MARK: - a name outside its scope
func f() {
    if true { let inner = 1 }
    print(inner)
//        ^ error: cannot find 'inner' in scope
}

// MARK: - a loop variable after the loop
for step in 0..<3 { print(step) }
print(step)
//    ^ error: cannot find 'step' in scope

// MARK: - a variable in its own value
func f() { let x = x + 1 }
//                 ^ error: use of local variable 'x' before its declaration

// MARK: - one mistake, one message
struct A: View {
    var body: some View {
        VStack {
            Text(missing).padding().frame(width: 10)
//               ^ error: cannot find 'missing' in scope
            Text("b")
        }
    }
}

// MARK: - two independent mistakes, two messages
struct A: View {
    var body: some View {
        VStack {
            Text(missing)
//               ^ error: cannot find 'missing' in scope
            Text("b").zebra()
//                    ^ error: value of type 'Text' has no member 'zebra'
        }
    }
}

// MARK: - an unknown value infects nothing
let a = missing
//      ^ error: cannot find 'missing' in scope
let b = a + 1
let c: String = b

// MARK: - an unknown parameter type infects nothing
func f(_ a: Missing) -> Int { a.count }
//          ^ error: cannot find type 'Missing' in scope
let x: Int = f(3)

// MARK: - an unknown base leaves its arguments checked
missing.f(other)
//@1 error: cannot find 'missing' in scope
//        ^ error: cannot find 'other' in scope

// MARK: - an enum case named by the wrong type
enum A { case one }
enum B { case two }
let b: B = A.one
//         ^ error: cannot convert value of type 'A' to specified type 'B'

// MARK: - an instance member on a type
struct A { var x = 1 }
let x = A.x
//        ^ error: cannot use instance member 'x' within property initializer; property initializers run before 'self' is available

// MARK: - a modifier on a view type
Circle.fill(Color.red)
//@1 error: instance member 'fill' cannot be used on type 'Circle'; did you mean to use a value of this type instead?

// MARK: - a view type without parentheses
VStack { Spacer }
//       ^ error: type 'Spacer.Type' cannot conform to 'View'
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }

// MARK: - a type as a value
let text = Text
//         ^ error: expected member name or initializer call after type name

// MARK: - a static member on a value
struct A { static let shared = A() }
let a = A().shared
//          ^ error: static member 'shared' cannot be used on instance of type 'A'

// MARK: - an unknown environment value
struct A: View {
    @Environment(\.colorSchema) var scheme
//                 ^ error: value of type 'EnvironmentValues' has no member 'colorSchema'
//   note: did you mean 'colorScheme'?
//   fix: 'colorSchema' to 'colorScheme'
    var body: some View { EmptyView() }
}

// MARK: - a key path to nothing
let names = ["a"].map(\.zebra)
//                      ^ error: value of type 'String' has no member 'zebra'

// MARK: - an unknown label of a break
for i in 0..<3 { break outer }
//                     ^ error: cannot find label 'outer' in scope

// MARK: - break outside a loop
func f() { break }
//         ^ error: 'break' is only allowed inside a loop, if, do, or switch

// MARK: - continue outside a loop
func f() { continue }
//         ^ error: 'continue' is only allowed inside a loop

// MARK: - return outside a function
return 1
//@1 error: return invalid outside of a func

// MARK: - self outside a type
let me = self
//       ^ error: cannot find 'self' in scope; did you mean to use it in a type or extension context?

// MARK: - an anonymous argument outside a closure
let x = $0
//      ^ error: anonymous closure argument not contained in a closure

// MARK: - an argument by a number without end
let sum: () -> Int = { $99999999999999999999999 }
//                      ^ error: numeric value following '$' is too large

// MARK: - two of one name
struct A {
    let x = 1
    let x = 2
//      ^ error: invalid redeclaration of 'x'
}

// MARK: - two types of one name
struct A {}
struct A {}
//     ^ error: invalid redeclaration of 'A'

// MARK: - shadowing is allowed
let x = 1
func f() -> Int { let x = 2; return x }

// MARK: - a type declared after its use is allowed
let a = Later()
struct Later {}

// MARK: - a function used before it is declared is allowed
func f() -> Int { g() }
func g() -> Int { 1 }

// MARK: - a member used before it is declared is allowed
struct A {
    var twice: Int { once * 2 }
    var once = 1
}

// MARK: - a nested type by its path is allowed
struct Outer { struct Inner { static let x = 1 } }
let x = Outer.Inner.x

// MARK: - a module before a name is allowed
let view = SwiftUI.Text("a")
let most = Swift.max(1, 2)

// MARK: - a colour of a type misspelt
let a = Color.blu
//            ^ error: type 'Color' has no member 'blu'
//   note: did you mean 'blue'?
//   fix: 'blu' to 'blue'

// MARK: - names of Foundation are not those of UIKit
let n = NSUbiquitousKeyValueStore()
//      ^ error: cannot find 'NSUbiquitousKeyValueStore' in scope
let m = NSNotFound

// MARK: - methods used as properties
struct S { func f() -> Int { 1 }; func g(_ x: Int) -> Int { x }; static func h() -> Int { 3 } }
func k() -> String { "" }
let a = Text("a").bold.padding()
//                ^ error: method 'bold' was used as a property; add () to call it
//   fix: '' to '()'
let b = S().f.description
//          ^ error: method 'f' was used as a property; add () to call it
//   fix: '' to '()'
let c = S().g.description
//            ^ error: value of type '(Int) -> Int' has no member 'description'
let d = S.h.description
//        ^ error: method 'h' was used as a property; add () to call it
//   fix: '' to '()'
let e = k.count
//      ^ error: function 'k' was used as a property; add () to call it
//   fix: '' to '()'
let f = S().f.nothing
//            ^ error: value of type '() -> Int' has no member 'nothing'

// MARK: - a modifier of nothing after a brace too few
struct A: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            if isOn {
                Text("a")
        }
        .padding()
//       ^ error: instance member 'padding' cannot be used on type 'View'
    }
}
}

// MARK: - counting up as in other languages
var n = 1
n++
//@2 error: cannot find operator '++' in scope; did you mean '+= 1'?
//   fix: '++' to ' += 1'

// MARK: - a range of two periods
for i in 0..5 { print(i) }
//        ^ error: cannot find operator '..' in scope; did you mean '...'?
//   fix: '..' to '...'

// MARK: - a percent sign
Text("a").opacity(50%)
//                  ^ error: '%' is not a postfix unary operator

// MARK: - quotation marks of other languages
Text('a')
//   ^ error: single-quoted string literal found, use '"'
//   fix: ''a'' to '"a"'

// MARK: - quotation marks of word processors
Text(“a”)
//   ^ error: unicode curly quote found, replace with '"'
//   fix: '“a”' to '"a"'

// MARK: - a member of values on a type
struct P { var n = 1 }
print(P.n)
//    ^ error: instance member 'n' cannot be used on type 'P'; did you mean to use a value of this type instead?

// MARK: - a part that a tuple does not have
let pair = (first: 1, second: 2)
print(pair.third)
//         ^ error: value of tuple type '(first: Int, second: Int)' has no member 'third'

// MARK: - an unknown view inside of what takes views or something else
struct V: View {
    var body: some View {
        TabView { NavigationView { TimerView() }.tabItem { Text("t") } }
//                                 ^ error: cannot find 'TimerView' in scope
    }
}

// MARK: - what follows from a type that is not there
struct W: View {
    @ObservedObject var model: Missing
//                             ^ error: cannot find type 'Missing' in scope
    var body: some View {
        List { ForEach(model.items) { item in Text(item.name) } }
    }
}

// MARK: - a name without a word of the one that is meant
struct Screen: View {
    let screenAvailableHeight = 700.0
    var body: some View { Color.red.frame(height: screenHeight / 2) }
//                                                ^ error: cannot find 'screenHeight' in scope; did you mean 'screenAvailableHeight'?
//   fix: 'screenHeight' to 'screenAvailableHeight'
}

// MARK: - two names that have a word more
let screenAvailableHeight = 700.0
let screenUsableHeight = 650.0
Color.red.frame(height: screenHeight)
//                      ^ error: cannot find 'screenHeight' in scope

// MARK: - types of frameworks that are not here
struct Player {
    var player: AVAudioPlayer?
//              ^ error: cannot find 'AVAudioPlayer' in scope: AVFoundation is not available here
    var engine: CHHapticEngine?
//              ^ error: cannot find 'CHHapticEngine' in scope: Core Haptics is not available here
    var record: CKRecord?
//              ^ error: cannot find 'CKRecord' in scope: CloudKit is not available here
    var service: WeatherService?
//               ^ error: cannot find 'WeatherService' in scope: WeatherKit is not available here
    var average: AVERAGE?
//               ^ error: cannot find type 'AVERAGE' in scope
}
