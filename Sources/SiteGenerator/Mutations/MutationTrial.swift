import Previews
import Syntax

/// What the engine says of a snippet, as far as somebody could notice that it is another one.
struct TrialAnswer: Sendable {
    /// It does not compile, so it is no program that anybody could publish.
    var isInvalid = false
    /// A promise is not kept, a step cannot be done, something fails while it is laid out.
    var isNoticed = false
    var fingerprints: [UInt64] = []
    var words: [String] = []
    var breakpoints: [Double] = []
    /// What a promise that notices could be about: lines of the frame tree of each picture, with its width.
    var frames: [(width: Double, lines: [String])] = []

    func looksSame(as other: TrialAnswer) -> Bool {
        fingerprints == other.fingerprints && words == other.words && breakpoints == other.breakpoints
    }
}

extension EngineRun {
    /// Draws the fence and holds its promises, without what only a page needs.
    func trial() -> TrialAnswer {
        var answer = TrialAnswer()
        var result = PreviewResult()
        let promises = promises(&result)
        let steps = steps(&result)
        let environments = surroundings().0
        for preview in shown {
            guard preview.compilation.program != nil else {
                answer.isInvalid = true
                return answer
            }
            var asked = figureRequest(environments, promises.map(\.expectation), steps)
            (asked.explained, asked.allowedLints) = (nil, nil)
            asked.expectations.removeAll { !preview.compilation.hasCode(of: $0) }
            if let found = preview.preview { fit(&asked, to: found) }
            if preview.compilation.breaksPromise(asked) {
                answer.isNoticed = true
                return answer
            }
            let figure = preview.compilation.figure(asked)
            if figure.hasErrors || figure.stepFailure != nil || figure.failures.contains(where: { $0 != nil })
            {
                answer.isNoticed = true
            }
            answer.fingerprints += figure.pictures.map(\.fingerprint)
            answer.words += figure.pictures.map(\.description)
            answer.breakpoints += figure.breakpoints
            answer.frames += figure.pictures.map {
                ($0.width, $0.inspection.text.split(separator: "\n").map { String($0) })
            }
        }
        return answer
    }

    /// What lints say, each once: another list is somebody who notices.
    func lints() -> [String] {
        var found: Set<String> = []
        for preview in shown {
            var asked = figureRequest(surroundings().0, [], [])
            asked.explained = nil
            if let given = preview.preview { fit(&asked, to: given) }
            for diagnostic in preview.compilation.figure(asked).diagnostics {
                found.insert("\(diagnostic.id)")
            }
        }
        return found.sorted()
    }
}
