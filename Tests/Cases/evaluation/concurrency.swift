actor Counter {
    private var value = 0
    func increment(by n: Int = 1) -> Int { value += n; return value }
    nonisolated var label: String { "counter" }
}
enum FetchError: Error { case empty(String) }
struct Service {
    func fetch(_ id: Int) async throws -> String {
        if id < 0 { throw FetchError.empty("id \(id)") }
        return "item \(id)"
    }
    func all(_ ids: [Int]) async -> [String] {
        var found: [String] = []
        for id in ids { if let item = try? await fetch(id) { found.append(item) } }
        return found
    }
}
let counter = Counter()
print(counter.label)  // expect: counter
func run() async {
    let service = Service()
    print(await service.all([1, -2, 3]))  // expect: ["item 1", "item 3"]
    do {
        print(try await service.fetch(7))  // expect: item 7
        print(try await service.fetch(-7))
    } catch FetchError.empty(let what) { print("empty", what) } catch { print("other") }  // expect: empty id -7
    _ = await counter.increment()
    print(await counter.increment(by: 5))  // expect: 6
    async let a = service.all([4])
    async let b = service.all([5])
    print(await a + b)  // expect: ["item 4", "item 5"]
}
await run()
