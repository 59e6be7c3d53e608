import SwiftUI
import struct Foundation.Date

struct Card<Content: View>: View, Equatable where Content: Equatable {
    @State private var isOpen = false, count: Int = 0
    @Environment(\.colorScheme) private var scheme
    @AppStorage("name") private(set) var name: String?
    static let shared = Card()
    let content: () -> Content
    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    init?(_ text: String = "a", n: Int...) throws
    subscript(index: Int) -> String { get { "" } nonmutating set(value) { print(value) } }
    deinit { }
    typealias Body = Never
}

final class Model: ObservableObject {
    @Published var items: [Item] = [] { willSet { log() } didSet { print(oldValue) } }
    lazy var total: Int = { 1 }()
    weak var parent: Model?
    override class func make() -> Self { fatalError() }
    required convenience init() {}
}

enum Shape: String, CaseIterable {
    case circle = "o", square
    indirect case nested(Shape, label: String = "x")
    case `default`
}

protocol Drawable: AnyObject {
    associatedtype Style: Hashable = Int where Style: Sendable
    var style: Style { get set }
    static var all: [Self] { get }
    func draw(in rect: CGRect) async throws -> Bool
    init()
    subscript(i: Int) -> Int { get }
}

protocol Source<Element> { associatedtype Element }
actor Store { nonisolated let id = 1 }
extension Array<Int>: Drawable where Element == Int { func f() {} }
func generic<T, each U: P>(_ value: inout T, rest: repeat each U) rethrows -> (T, repeat each U) where T: Hashable
macro font<T>(size: Int) -> T = #externalMacro(module: "Macros", type: "Font") where T: Hashable
// tree:
//   import SwiftUI
//   import Foundation.Date
//   struct Card<Content: View>: View, Equatable where Content: Equatable
//     @State private var isOpen
//       false
//     @State private var count: Int
//       integer 0
//     @Environment(…) private var scheme
//       @Environment
//         key-path
//           .colorScheme
//     @AppStorage(…) private(set) var name: String?
//       @AppStorage
//         string "name"
//     static let shared
//       call
//         name Card
//     let content: () -> Content
//     init(@ViewBuilder content: @escaping () -> Content)
//       body
//         binary =
//           member content
//             name self
//           name content
//     init?(_ text: String, n: Int...) throws
//       default text
//         string "a"
//     subscript(index: Int) -> String
//       get
//         body
//           string ""
//       nonmutating set(value)
//         body
//           call
//             name print
//             arguments
//               name value
//     deinit
//       body
//     typealias Body = Never
//   final class Model: ObservableObject
//     @Published var items: [Item]
//       array
//       willSet
//         body
//           call
//             name log
//       didSet
//         body
//           call
//             name print
//             arguments
//               name oldValue
//     lazy var total: Int
//       call
//         closure
//           integer 1
//     weak var parent: Model?
//     override class func make() -> Self
//       body
//         call
//           name fatalError
//     required convenience init()
//       body
//   enum Shape: String, CaseIterable
//     case circle
//       string "o"
//     case square
//     indirect case nested(_: Shape, label: String)
//       default label
//         string "x"
//     case default
//   protocol Drawable: AnyObject
//     associatedtype Style: Hashable = Int where Style: Sendable
//     var style: Style
//       get
//       set
//     static var all: [Self]
//       get
//     func draw(in rect: CGRect) async throws -> Bool
//     init()
//     subscript(i: Int) -> Int
//       get
//   protocol Source<Element>
//     associatedtype Element
//   actor Store
//     nonisolated let id
//       integer 1
//   extension Array<Int>: Drawable where Element == Int
//     func f()
//       body
//   func generic<T, each U: P>(_ value: inout T, rest: repeat each U) throws -> (T, repeat each U) where T: Hashable
//   #font
