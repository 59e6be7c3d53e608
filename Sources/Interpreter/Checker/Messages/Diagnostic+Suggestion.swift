import Syntax

extension Diagnostic {
    /// Proposes the name that was probably meant: in a note, and as what takes the wrong one's place.
    mutating func suggest(_ near: Name?, for name: Identifier) {
        guard let near else { return }
        notes.append(Note(Messages.didYouMean(near), at: name.range))
        fixIt = FixIt(replace: name.range, with: near.text)
    }
}
