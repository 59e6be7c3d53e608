// A task that failed, and what older code hands over later.
enum Failure: Error { case offline }
func later(_ done: (Int) -> Void) { done(7) }
func run() async {
    let task = Task<Int, Error> { 3 }
    switch await task.result {
    case .success(let value): print("got", value)  // expect: got 3
    case .failure(let error): print(error)
    }
    let failed = Task<Int, Error> { throw Failure.offline }
    if case .failure(let error) = await failed.result { print(error) }  // expect: offline
    print(await withCheckedContinuation { continuation in later { continuation.resume(returning: $0) } })  // expect: 7
    do {
        let value: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: Failure.offline) }
        print(value)
    } catch { print("caught", error) }  // expect: caught offline
}
await run()
