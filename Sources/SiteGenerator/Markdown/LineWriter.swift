/// Sets each line that is marked, numbered or long in an element of its own, hidden ones left out.
struct LineWriter {
    let text: ByteSpan
    let marks: CodeListing.Marks
    let callouts: CodeCallouts?
    /// Whether something points at letters of a line, which then stays whole where there is room.
    var isPointedAt: (Int) -> Bool = { _ in false }
    private var line = 1
    private var isOpen = false
    private var hasElement = false
    private var isLong = false

    init(text: ByteSpan, marks: CodeListing.Marks, callouts: CodeCallouts?) {
        self.text = text
        self.marks = marks
        self.callouts = callouts
    }

    private var isHidden: Bool { marks.hidden.contains(line) }

    /// A run of the line, which may be empty.
    mutating func write(_ run: CodeRun, into out: inout Bytes) {
        if isHidden { return }
        if !isOpen { open(at: run.range.lowerBound, into: &out) }
        if run.range.isEmpty { return }
        guard isLong, callouts == nil else { return CodeListing.write(run, text, callouts, into: &out) }
        var start = run.range.lowerBound
        let places = run.kind.opening == nil ? run.range : start..<start + 1
        for index in places where HangingLine.mayBreak(text, before: index) {
            if index > start {
                CodeListing.write(CodeRun(kind: run.kind, range: start..<index), text, into: &out)
            }
            out.put("<wbr>")
            start = index
        }
        CodeListing.write(CodeRun(kind: run.kind, range: start..<run.range.upperBound), text, into: &out)
    }

    private mutating func open(at start: Int, into out: inout Bytes) {
        isOpen = true
        let hanging = HangingLine.className(of: text, from: start)
        isLong = hanging != nil
        hasElement = marks.isByLine || isLong
        guard hasElement else { return }
        out.put("<span class=\"")
        if marks.isByLine {
            out.put(["l", marks.classes[line], hanging].compactMap { $0 }.joined(separator: " "))
        } else if let hanging {
            out.put(hanging)
            if isPointedAt(line) { out.put(" kept") }
        }
        if marks.hasNumbers { out.put("\" data-line=\"\(line)") }
        out.put("\">")
    }

    mutating func end(into out: inout Bytes) {
        if hasElement { out.put("</span>") }
        if !isHidden { out.put("\n") }
        (isOpen, hasElement, isLong) = (false, false, false)
        line += 1
    }

    /// The last line has no end of its own.
    mutating func finish(into out: inout Bytes) {
        if marks.isByLine { if isOpen { end(into: &out) } } else if hasElement { out.put("</span>") }
    }
}
