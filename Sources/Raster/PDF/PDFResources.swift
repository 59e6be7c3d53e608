import Graphics

/// What the streams of a file name: states, gradients and pictures, each once.
struct PDFResources {
    private var states: [String] = []
    private var shadings: [String] = []
    private var objects: [PDFFile.Reference] = []

    /// Everything is named in this one dictionary, which all streams share.
    let reference: PDFFile.Reference

    init(_ file: inout PDFFile) { reference = file.reserve() }

    /// The operator that sets parameters of the graphics state.
    mutating func state(_ entries: String) -> String { "/S\(Self.index(of: entries, in: &states)) gs" }

    mutating func opacity(_ value: Double) -> String {
        let value = PDFText.number((value.clamped(to: 0...1) * 1000).rounded() / 1000)
        return state("/ca \(value) /CA \(value)")
    }

    /// The operator that draws a gradient wherever the clip lets it.
    mutating func shading(_ text: String) -> String { "/G\(Self.index(of: text, in: &shadings)) sh" }

    /// The operator that draws a form or an image.
    mutating func object(_ reference: PDFFile.Reference) -> String {
        objects.append(reference)
        return "/X\(objects.count - 1) Do"
    }

    func write(to file: inout PDFFile, fonts: PDFFonts) {
        func numbered(_ letter: String, _ texts: [String]) -> String {
            texts.enumerated().map { "/\(letter)\($0.offset) \($0.element)" }.joined(separator: " ")
        }
        file.set(
            reference,
            """
            << /ExtGState << \(numbered("S", states.map { "<< /Type /ExtGState \($0) >>" })) >>
            /Shading << \(numbered("G", shadings)) >> /XObject << \(numbered("X", objects.map(\.text))) >>
            /Font << \(fonts.write(to: &file)) >> >>
            """)
    }

    private static func index(of text: String, in list: inout [String]) -> Int {
        if let known = list.firstIndex(of: text) { return known }
        list.append(text)
        return list.count - 1
    }
}
