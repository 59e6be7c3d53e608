import Previews
import Syntax

/// A Markdown file with its previews, and the blocks of pictures that it has.
struct PictureDocument: Sendable {
    let input: PictureInput
    let source: SourceFile
    let options: PictureOptions
    private(set) var marks: [PictureMark] = []
    private(set) var fences: [PictureFence] = []
    private(set) var requests: [PreviewRequest] = []
    private(set) var problems: [Problem] = []
    private(set) var keptPromises = 0
    private let settings: Settings
    private let modules: ModuleSet

    init(_ input: PictureInput, _ options: PictureOptions, _ modules: ModuleSet) {
        self.input = input
        self.options = options
        self.modules = modules
        source = SourceFile(path: input.path, bytes: input.bytes)
        var settings = Settings()
        if let widths = options.widths { settings.previews.widths = widths }
        settings.hasModulesOfCommand = true
        self.settings = settings
        if let fault = encodingFault(in: input.bytes) {
            let at = min(fault.offset, source.bytes.count)
            problems = [Problem(.error, fault.message, file: source, range: at..<at)]
            return
        }
        read(answers: nil)
        // Nothing has been evaluated yet: what is said of it has no ground.
        problems = []
    }

    /// Reads the file once more, with what the engine made of its snippets.
    mutating func read(answers: [PreviewResult]?) {
        problems = []
        marks = PictureMark.read(source) { problems.append($0) }
        let resources = input.assets.map { PreviewResources(key: "\(contentHash($0.text))", $0.text) }
        let host = PictureHost(source, settings, resources, modules, answers: answers, include: input.file)
        host.read(source)
        (fences, requests, keptPromises) = (host.fences, host.requests, host.keptPromises)
        problems += host.problems
    }

    /// The block of a fence: one that names it, or the one below it.
    func mark(of fence: PictureFence) -> PictureMark? {
        if let id = fence.request?.attributes.id, let named = marks.first(where: { $0.id == id }) {
            return named
        }
        var line = closingLine(of: fence) + 1
        while line <= source.lineStarts.count,
            PictureMark.stripped(source.bytes[source.lineRange(line)]).isEmpty
        { line += 1 }
        return marks.first { $0.lines.lowerBound == line && $0.id == nil }
    }

    /// The line that closes a fence, counted from 1.
    func closingLine(of fence: PictureFence) -> Int {
        let start = fence.fence.range.lowerBound
        let sign = source.bytes[start]
        let count = source.bytes[start...].prefix { $0 == sign }.count
        var line = source.position(of: start).line + 1
        while line < source.lineStarts.count {
            let text = Array(PictureMark.stripped(source.bytes[source.lineRange(line)]).utf8)
            if text.count >= count, text.allSatisfy({ $0 == sign }) { break }
            line += 1
        }
        return line
    }

    /// What stands before every line where the fence stands: the marks of a quotation, blanks below an item
    /// of a list.
    func prefix(of fence: PictureFence) -> String {
        let start = fence.fence.range.lowerBound
        let line = source.lineRange(source.position(of: start).line)
        return String(
            decoding: source.bytes[line.lowerBound..<start].map { $0 == ">" || $0.isBlank ? $0 : 32 },
            as: UTF8.self)
    }

    /// What the pictures of a fence are made from.
    func key(of request: PreviewRequest) -> UInt64 {
        var request = request
        // The same wherever in its page the fence is.
        request.idPrefix = ""
        return PreviewKey(of: request, version: "").first ^ options.key(input.path)
    }

    /// What a block shows: its lines, and the files that they name.
    func digest(_ content: [String], _ files: [String], read: (String) -> Bytes?) -> UInt64 {
        var hash = contentHash(Bytes(content.joined(separator: "\n").utf8))
        for path in files {
            hash = contentHash(read(path) ?? [0], seed: hash ^ contentHash(Bytes(path.utf8)))
        }
        return hash
    }

    /// The files that a block shows, with those that DocC finds by a bare name.
    func files(of mark: PictureMark) -> [String] {
        let style = options.style(of: input.path)
        return mark.addresses.flatMap { address -> [String] in
            let path = SitePath.decoded(address.utf8)
            guard style == .docc, !address.contains("/") else { return path.contains(":") ? [] : [path] }
            return options.variants(path, style: style).map(\.path)
        }
    }

    /// Whether a block and its files are as they were made, and from what they would be made now.
    func isFresh(_ fence: PictureFence) -> Bool {
        guard let request = fence.request else { return mark(of: fence) == nil }
        guard let mark = mark(of: fence), let made = PictureMark.value("made", in: mark.made) else {
            return false
        }
        return made == stamp(key(of: request), digest(mark.content, files(of: mark), read: input.file))
    }

    func stamp(_ key: UInt64, _ digest: UInt64) -> String {
        hexadecimal(key, digits: 16) + "-" + hexadecimal(digest, digits: 16)
    }

    /// Whether nobody has touched what a block shows since it was made.
    func isUntouched(_ mark: PictureMark) -> Bool {
        guard let made = PictureMark.value("made", in: mark.made) else { return false }
        return made.hasSuffix(
            "-" + hexadecimal(digest(mark.content, files(of: mark), read: input.file), digits: 16))
    }
}

extension PictureOptions {
    /// The files of a picture that follows its reader's appearance.
    func variants(_ name: String, style: Style, isAlwaysDark: Bool? = nil) -> [PictureVariant] {
        let schemes = isAlwaysDark.map { [$0] } ?? (style == .markdown ? [false] : [false, true])
        return schemes.flatMap { isDark in
            (format == .svg ? [1] : scales).map { scale in
                let path = (folder == "." || folder.isEmpty ? "" : folder + "/") + name
                return PictureVariant(
                    isDark: isDark, scale: scale,
                    path: path + (isDark && isAlwaysDark == nil ? "~dark" : "")
                        + (scale == 1 ? "" : "@\(points(scale))x") + "." + format.rawValue)
            }
        }
    }
}
