/// The arguments of a directive, read letter by letter: `(source: "map.png", alt: "A \"map\"")`.
struct ArgumentList {
    private(set) var arguments: [(label: String, value: String)] = []
    private var label = ""
    private var value = ""
    private var depth = 0
    private var isQuoted = false
    private var isEscaped = false

    /// Reads on; where the list ends, nothing if it does not end in this text.
    mutating func take(_ text: String) -> String.Index? {
        for index in text.indices {
            take(text[index])
            if depth == 0 { return text.index(after: index) }
        }
        if !isQuoted { value += " " }
        return nil
    }

    private mutating func take(_ letter: Character) {
        if isEscaped {
            (isEscaped, value) = (false, value + String(letter))
        } else if isQuoted, letter == "\\" {
            isEscaped = true
        } else if letter == "\"" {
            isQuoted.toggle()
        } else if isQuoted {
            value.append(letter)
        } else {
            takeSign(letter)
        }
    }

    private mutating func takeSign(_ letter: Character) {
        switch letter {
        case "(":
            depth += 1
            if depth > 1 { value.append(letter) }
        case ")":
            depth -= 1
            if depth > 0 { value.append(letter) } else { finish() }
        case "," where depth == 1: finish()
        case ":" where depth == 1 && label.isEmpty: (label, value) = (value.trimmed, "")
        default: value.append(letter)
        }
    }

    private mutating func finish() {
        let text = value.trimmed
        if !text.isEmpty || !label.isEmpty { arguments.append((label, text)) }
        (label, value) = ("", "")
    }
}
