#if os(iOS) && !targetEnvironment(macCatalyst)
import UIKit
#elseif os(macOS)
import AppKit
#else
import Other
#endif

struct A {
#if DEBUG
    var debug = true
#endif
    var body: some View {
        Text("a")
        #if canImport(UIKit)
            .hidden()
        #else
            .bold()
        #endif
            .padding()
        #if swift(>=5.9) || compiler(<5)
        Text("new")
        #endif
    }
}
switch a {
#if os(macOS)
case 1: break
#else
case 2: break
#endif
default: break
}
// tree:
//   #if
//     active
//       import UIKit
//     inactive
//       import AppKit
//     inactive
//       import Other
//   struct A
//     #if
//       active
//         var debug
//           true
//     var body: some View
//       getter
//         call
//           member padding
//             call
//               member hidden
//                 call
//                   name Text
//                   arguments
//                     string "a"
//         #if
//           active
//             call
//               name Text
//               arguments
//                 string "new"
//   switch
//     name a
//     case (integer 2)
//       break
//     default
//       break
