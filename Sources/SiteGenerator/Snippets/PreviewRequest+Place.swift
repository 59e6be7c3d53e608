import Syntax

extension PreviewRequest {
    private var start: Int { code.lineOffsets.first ?? 0 }

    /// `guide/start.md:12:1`, where the code begins.
    public var place: String {
        let position = code.file.position(of: start)
        return "\(code.file.path):\(position.line):\(position.column)"
    }

    /// A number for this code at this place: other code, or the same elsewhere, has another.
    public var mark: UInt64 {
        var mark = Bytes("\(code.file.path)\0\(start)\0".utf8)
        for text in uses + [code] { mark.append(contentsOf: text.bytes) }
        for preview in previews { mark.append(contentsOf: "\0\(preview.file) \(preview.number)".utf8) }
        return contentHash(mark)
    }
}

extension PreviewResult {
    /// A figure without a picture, since its code ended the engine itself. That is no mistake of the page's.
    public init(endedBy signal: String, _ request: PreviewRequest) {
        self.init()
        let start = request.code.lineOffsets.first ?? 0
        problems = [
            Problem(
                .warning,
                "the engine ended with \(signal) at this figure, which has no picture therefore; please report its code",
                file: request.code.file, range: start..<start)
        ]
    }
}
