// Values of Swift and Foundation that published packages read: descriptions of ranges, errors as those of Foundation,
// mirrors' parts by name, what `AnyHashable` holds.

print((1...3).description, (0..<2).description)  // expect: 1...3 0..<2
enum Failure: Error { case lost, late }
struct Broken: Error {}
func code(_ error: any Error) -> Int { (error as NSError).code }
print(code(Failure.late), code(Broken()), code(NSError(domain: "d", code: 7)))  // expect: 1 1 7
struct Point { let x = 1; var inner = [5, 6] }
print(Mirror(reflecting: Point()).descendant("x") as? Int ?? 0)  // expect: 1
print(Mirror(reflecting: Point()).descendant("inner", 1) as? Int ?? 0)  // expect: 6
let held: AnyHashable = 4
print(held as! Int, held as? String ?? "no text", held.base)  // expect: 4 no text 4
