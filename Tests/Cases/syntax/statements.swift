func run() async throws {
    guard let self, let x = y, case .some(let z) = w, x > 0 else { return }
    if #available(iOS 17, *) { a() } else if let b { c() } else { d() }
    outer: for (index, value) in list.enumerated() where value > 0 {
        if index == 3 { continue outer }
        break outer
    }
    for case .success(let v)? in results { use(v) }
    for await line in lines { print(line) }
    while let next = stack.popLast() { visit(next) }
    repeat { n += 1 } while n < 10
    do {
        try risky()
    } catch let error as MyError where error.isBad {
        throw error
    } catch MyError.other, is CancellationError {
    } catch { print(error) }
    defer { close() }
    switch value {
    case 0, 1: fallthrough
    case 2...5 where flag: break
    case let .pair(a, b), .single(let a): print(a)
    case (let x, _): print(x)
    case is Int: break
    case let s as String: print(s)
    case .none: break
    case Color.red: break
    @unknown default: break
    }
    label: if a { break label }
    return
}
func words() {
    open(title)
    let x = 1
}
// tree:
//   func run() async throws
//     body
//       guard
//         let self
//         let x
//           name y
//         case .some(let z)
//           name w
//         binary >
//           name x
//           integer 0
//         else
//           return
//       if
//         #available
//         then
//           call
//             name a
//         else
//           if
//             let b
//             then
//               call
//                 name c
//             else
//               call
//                 name d
//       outer: for (index, value)
//         call
//           member enumerated
//             name list
//         where
//           binary >
//             name value
//             integer 0
//         do
//           if
//             binary ==
//               name index
//               integer 3
//             then
//               continue outer
//           break outer
//       for case .success(let v)?
//         name results
//         do
//           call
//             name use
//             arguments
//               name v
//       for line
//         name lines
//         do
//           call
//             name print
//             arguments
//               name line
//       while
//         let next
//           call
//             member popLast
//               name stack
//         do
//           call
//             name visit
//             arguments
//               name next
//       repeat
//         binary +=
//           name n
//           integer 1
//         while
//           binary <
//             name n
//             integer 10
//       do
//         try
//           call
//             name risky
//         catch let error as MyError
//           where
//             member isBad
//               name error
//           throw
//             name error
//         catch MyError.other, is CancellationError
//         catch
//           call
//             name print
//             arguments
//               name error
//       defer
//         call
//           name close
//       switch
//         name value
//         case (integer 0), (integer 1)
//           fallthrough
//         case (binary ... (integer 2) (integer 5))
//           where
//             name flag
//           break
//         case let .pair(a, b), .single(let a)
//           call
//             name print
//             arguments
//               name a
//         case (let x, _)
//           call
//             name print
//             arguments
//               name x
//         case is Int
//           break
//         case let s as String
//           call
//             name print
//             arguments
//               name s
//         case .none
//           break
//         case Color.red
//           break
//         default
//           break
//       label:
//         if
//           name a
//           then
//             break label
//       return
//   func words()
//     body
//       call
//         name open
//         arguments
//           name title
//       let x
//         integer 1
