/// Sets each line in an element of its own, hidden ones left out.
struct LineWriter {
    let text: ByteSpan
    let marks: CodeListing.Marks
    let callouts: CodeCallouts?
    private var line = 1
    private var isOpen = false

    init(text: ByteSpan, marks: CodeListing.Marks, callouts: CodeCallouts?) {
        self.text = text
        self.marks = marks
        self.callouts = callouts
    }

    private var isHidden: Bool { marks.hidden.contains(line) }

    /// A run of the line, which may be empty.
    mutating func write(_ run: CodeRun, into out: inout Bytes) {
        if isHidden { return }
        if !isOpen { open(into: &out) }
        if !run.range.isEmpty { CodeListing.write(run, text, callouts, into: &out) }
    }

    private mutating func open(into out: inout Bytes) {
        out.put("<span class=\"l")
        if let name = marks.classes[line] { out.put(" \(name)") }
        if marks.hasNumbers { out.put("\" data-line=\"\(line)") }
        out.put("\">")
        isOpen = true
    }

    mutating func end(into out: inout Bytes) {
        if isOpen { out.put("</span>") }
        if !isHidden { out.put("\n") }
        isOpen = false
        line += 1
    }

    /// The last line has no end of its own.
    mutating func finish(into out: inout Bytes) { if isOpen { end(into: &out) } }
}
