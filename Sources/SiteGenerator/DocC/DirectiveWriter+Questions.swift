/// Questions at the end of a tutorial: an answer unfolds to tell whether it is right, and why, without a
/// script.
extension DirectiveWriter {
    mutating func assessments(_ directive: Directive) {
        block { writer in
            writer.lines += [CommentLine("## " + writer.texts["Questions"]), CommentLine("")]
            writer.write(directive.body)
        }
    }

    mutating func question(_ directive: Directive) {
        block { $0.write(directive.body) }
    }

    mutating func choice(_ directive: Directive) {
        let isCorrect = directive.value("isCorrect") == "true"
        let reasons = directive.parts.filter { $0.name == "Justification" }
        let answer = written(directive.body.filter { !$0.isJustification })
        let isOneLine = answer.count == 1 && !answer[0].startsBlock && !answer[0].text.contains("\"")
        block { writer in
            if !isOneLine { writer.lines += answer + [CommentLine("")] }
            let title = isOneLine ? answer[0].text.trimmed : writer.texts["Answer"]
            writer.lines += [CommentLine("::: details title=\"\(title)\""), CommentLine("")]
            writer.lines += [
                CommentLine("**\(writer.texts[isCorrect ? "Correct" : "Not correct"])**"), CommentLine(""),
            ]
            for reason in reasons {
                writer.lines += (reason.value("reaction").map { [CommentLine($0), CommentLine("")] } ?? [])
                writer.write(reason.body)
            }
            writer.lines += [CommentLine(""), CommentLine(":::")]
        }
    }
}

extension Directive.Block {
    fileprivate var isJustification: Bool {
        guard case .directive(let directive) = self else { return false }
        return directive.name == "Justification"
    }
}
