// A method satisfies a requirement whose generic argument is held to a type of the conforming type's.
protocol Reader<Input> { associatedtype Input; var last: Input { get } }
protocol Source { associatedtype Output; func send<R: Reader>(to reader: R) where R.Input == Output }
struct Plain: Source { typealias Output = Int; func send<R: Reader>(to reader: R) where R.Input == Output { print("plain", reader.last + 1) } }  // expect: plain 4
struct Turned: Source { typealias Output = Int; func send<R>(to reader: R) where R: Reader, Output == R.Input { print("turned", reader.last + 1) } }  // expect: turned 4
struct Short: Source { typealias Output = Int; func send(to reader: some Reader<Int>) { print("short", reader.last + 1) } }  // expect: short 4
struct Three: Reader { var last = 3 }
func run<S: Source>(_ source: S) where S.Output == Int { source.send(to: Three()) }
run(Plain())
run(Turned())
run(Short())
