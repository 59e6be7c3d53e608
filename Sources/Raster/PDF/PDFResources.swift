import Graphics

/// What the streams of a file name: states, gradients and pictures, each once.
struct PDFResources {
    private var states = Names()
    private var shadings = Names()
    private var objects = Names()

    /// Everything is named in this one dictionary, which all streams share.
    let reference: PDFFile.Reference

    init(_ file: inout PDFFile) { reference = file.reserve() }

    /// The operator that sets parameters of the graphics state.
    mutating func state(_ entries: String) -> String {
        "/S\(states.number(of: "<< /Type /ExtGState \(entries) >>")) gs"
    }

    mutating func opacity(_ value: Double) -> String {
        let value = PDFText.number((value.clamped(to: 0...1) * 1000).rounded() / 1000)
        return state("/ca \(value) /CA \(value)")
    }

    /// The operator that draws a gradient wherever the clip lets it.
    mutating func shading(_ text: String) -> String { "/G\(shadings.number(of: text)) sh" }

    /// The operator that draws a form or an image.
    mutating func object(_ reference: PDFFile.Reference) -> String {
        "/X\(objects.number(of: reference.text)) Do"
    }

    func write(to file: inout PDFFile, fonts: PDFFonts) {
        file.set(
            reference,
            """
            << /ExtGState << \(states.entries("S")) >>
            /Shading << \(shadings.entries("G")) >> /XObject << \(objects.entries("X")) >>
            /Font << \(fonts.write(to: &file)) >> >>
            """)
    }
}

/// Texts, each numbered once.
private struct Names {
    private var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// `/S0 … /S1 …`, as a dictionary has them.
    func entries(_ letter: String) -> String {
        texts.enumerated().map { "/\(letter)\($0.offset) \($0.element)" }.joined(separator: " ")
    }
}
