class NSCharacterSet: NSObject {
    let set: CharacterSet

    init(charactersIn aString: String) {
        set = CharacterSet(charactersIn: aString)
        super.init()
    }

    func characterIsMember(_ aCharacter: UInt16) -> Bool {
        Unicode.Scalar(UInt32(aCharacter)).map { set.contains($0) } ?? false
    }

    var inverted: CharacterSet { self.set.inverted }
    static var whitespaces: CharacterSet { .whitespaces }
    static var whitespacesAndNewlines: CharacterSet { .whitespacesAndNewlines }
    static var newlines: CharacterSet { .newlines }
    static var letters: CharacterSet { .letters }
    static var alphanumerics: CharacterSet { .alphanumerics }
    static var decimalDigits: CharacterSet { .decimalDigits }
    static var punctuationCharacters: CharacterSet { .punctuationCharacters }
}
