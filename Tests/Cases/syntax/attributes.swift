@available(iOS 16, macOS 13.0, *)
@MainActor @preconcurrency
public struct A {
    @Environment(Model.self) private var model
    @Binding<Int> var x
    @objc(name) optional func f()
    @SwiftUI.State var y = 1
    @Clamped(0...1) var z: Double = 0.5
    @inlinable @discardableResult static func g(@ViewBuilder _ c: () -> Int) -> Int { 1 }
    nonisolated(unsafe) static var shared = 1
    private(set) public var n: Int { mutating get async throws { 1 } }
}
@main
struct B: App {}
@attached(member, names: named(init)) macro M() = #externalMacro(module: "m", type: "t")
@Test("x", arguments: [1, 2]) func t(n: Int) {}
// tree:
//   @available() @MainActor @preconcurrency public struct A
//     @Environment(…) private var model
//       @Environment
//         member self
//           name Model
//     @Binding<Int> var x
//     @objc() optional func f()
//     @SwiftUI.State var y
//       integer 1
//     @Clamped(…) var z: Double
//       float 0.5
//       @Clamped
//         binary ...
//           integer 0
//           integer 1
//     @inlinable @discardableResult static func g(@ViewBuilder _ c: () -> Int) -> Int
//       body
//         integer 1
//     nonisolated(unsafe) static var shared
//       integer 1
//     private(set) public var n: Int
//       mutating get throws
//         body
//           integer 1
//   @main struct B: App
//   @attached() #M
//   @Test(…) func t(n: Int)
//     body
//     @Test
//       string "x"
//       arguments:
//         array
//           integer 1
//           integer 2
