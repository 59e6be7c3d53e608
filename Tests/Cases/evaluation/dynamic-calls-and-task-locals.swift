@dynamicCallable struct Callable {
    func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
    func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String { args.map { "\($0.key)=\($0.value)" }.joined(separator: ",") }
}
let c = Callable()
print(c(1, 2, 3))  // expect: 6
print(c(a: 1, b: 2))  // expect: a=1,b=2
@dynamicCallable struct Sum { func dynamicallyCall(withArguments args: [Double]) -> Double { args.reduce(0, +) } }
print(Sum()(1, 2.5), Sum()())  // expect: 3.5 0.0
enum Trace { @TaskLocal static var id = "none" }
func now() -> String { Trace.id }
print(now())  // expect: none
Trace.$id.withValue("a") { print(now()); Trace.$id.withValue("b") { print(now()) }; print(now()) }  // expect: a | b | a
print(now())  // expect: none
func work() async -> String { await Trace.$id.withValue("async") { await inner() } }
func inner() async -> String { Trace.id }
print(await work())  // expect: async
async let one = work()
async let two = inner()
print(await one, await two)  // expect: async none
