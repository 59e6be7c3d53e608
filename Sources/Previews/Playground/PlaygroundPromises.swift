extension PlaygroundHost {
    /// Judges the promises of a request. A preview that its reader worked is judged as it is now.
    func promises(_ request: PlaygroundRequest, _ compilation: Compilation, _ session: PreviewSession)
        -> [UInt8]
    {
        var judge = PromiseJudge(compilation, in: request.environment(resources))
        judge.height = request.length("height")
        judge.widths = request.lengths("widths")
        judge.steps = request.all("step").compactMap { step in try? PreviewStep.parse(Array(step.utf8)) }
        if session.isWorked { judge.worked = session }
        return PlaygroundAnswer.promises(request.all("promise").map { judge.answer(to: Array($0.utf8)) })
    }
}

extension PromiseJudge {
    /// A line judged, and whether it is about the widths shown.
    fileprivate mutating func answer(to line: [UInt8]) -> (verdict: PromiseVerdict, isHere: Bool) {
        do throws(ExpectationError) {
            let promise = try Expectation.parse(line)
            return (verdict(on: promise), promise.isAboutOneWidth)
        } catch {
            return (.undecided(error.message), false)
        }
    }
}
