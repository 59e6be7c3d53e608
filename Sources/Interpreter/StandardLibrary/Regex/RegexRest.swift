/// What is still to be matched of a regular expression, the nearest first. It is as long as groups are
/// nested, and shared by all ways that lead on from there.
final class RegexRest {
    enum Step {
        case node(RegexNode)
        /// The parts of a sequence from an index on.
        case parts([RegexNode], Int)
        /// The end of a group that began at a character.
        case captured(Int, from: Int)
        /// Another round of what is repeated, or the end of that; the last round began at a character.
        case again(Repetition, from: Int)
    }

    /// What is repeated, and how often it still has to be and may be.
    struct Repetition {
        var inner: RegexNode
        var least: Int
        var most: Int
        var kind: RegexRepetition

        /// What is left of it after one round.
        var afterOne: Repetition {
            Repetition(
                inner: inner, least: max(least - 1, 0), most: most == .max ? .max : most - 1, kind: kind)
        }
    }

    let step: Step
    let next: RegexRest?

    init(_ step: Step, _ next: RegexRest?) {
        self.step = step
        self.next = next
    }
}
