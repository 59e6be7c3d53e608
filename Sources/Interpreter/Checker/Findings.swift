import Syntax

/// What has been found out about a body so far, besides the types of its holes. All of it only grows while
/// something is tried, so that a mark is how much of each there was; whatever stands here is taken back
/// whole.
struct Findings {
    /// What is to be said of the body's own text.
    private(set) var messages: [Diagnostic] = []
    /// How many mistakes there are, said or not.
    private(set) var errors = 0
    /// The names in scope, innermost last.
    var locals: [(Name, LocalEntity)] = []
    /// The call frames of the body and of its closures, by rising numbers.
    private(set) var frames: [Frame] = []
    /// The first type found for the body's own `some P`.
    var underlying: Type?
    /// How many question marks of chains were met that end them early.
    var chainLinks = 0

    mutating func add(_ frame: Frame) { frames.append(frame) }

    /// Notes a mistake of which something else is said, or nothing.
    mutating func addMistake() { errors += 1 }

    mutating func say(_ message: Diagnostic) { messages.append(message) }

    /// Says something else than what was said after the first so many messages.
    mutating func replace(after count: Int, with others: [Diagnostic]) {
        messages.removeLast(messages.count - count)
        messages += others
    }

    mutating func tell(_ failure: Failure) {
        messages += failure.messages
        errors += failure.errors
    }

    /// The frame of that number, if it is one of the body's.
    func frame(_ id: Int) -> Frame? {
        var (lower, upper) = (0, frames.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if frames[middle].id < id { lower = middle + 1 } else { upper = middle }
        }
        return lower < frames.count && frames[lower].id == id ? frames[lower] : nil
    }
}

/// What was wrong with an attempt that was taken back, to be told if nothing better comes.
struct Failure {
    let messages: [Diagnostic]
    /// At least one.
    let errors: Int
}

extension Findings {
    /// How much of everything there was at some moment.
    struct Mark {
        let messages: Int
        let errors: Int
        let locals: Int
        let frames: Int
        let underlying: Type?
        let chainLinks: Int
    }

    var mark: Mark {
        Mark(
            messages: messages.count, errors: errors, locals: locals.count, frames: frames.count,
            underlying: underlying, chainLinks: chainLinks)
    }

    mutating func takeBack(to mark: Mark) {
        messages.removeLast(messages.count - mark.messages)
        errors = mark.errors
        locals.removeLast(locals.count - mark.locals)
        frames.removeLast(frames.count - mark.frames)
        underlying = mark.underlying
        chainLinks = mark.chainLinks
    }
}
