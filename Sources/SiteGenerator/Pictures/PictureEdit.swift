import Previews
import Raster
import Syntax

/// The new text of one Markdown file, and the files that its pictures are.
struct PictureEdit {
    private let document: PictureDocument
    private let options: PictureOptions
    private let fonts: PictureFonts?
    private let style: PictureOptions.Style
    private var names: PictureNames
    private var text: TextLines

    init(_ document: PictureDocument, _ options: PictureOptions, _ fonts: PictureFonts?) {
        self.document = document
        self.options = options
        self.fonts = fonts
        style = options.style(of: document.input.path)
        names = PictureNames(of: document.input.path)
        text = TextLines(document.input.bytes)
    }

    private struct Plan {
        var fence: PictureFence
        var made: [MadePicture]
        var isFresh: Bool
    }

    mutating func make(_ change: inout PictureChange, isWhole: Bool) {
        let plans = self.plans(isWhole: isWhole)
        let drawn = draw(plans.filter { !$0.isFresh }, &change)
        var edits: [(lines: Range<Int>, new: [String])] = []
        for plan in plans where !plan.isFresh {
            if let edit = edit(plan, drawn, &change) { edits.append(edit) }
        }
        for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
            text.replace(edit.lines, with: edit.new)
        }
        if text.bytes != document.input.bytes { change.text = text.bytes }
        change.pictureCount = plans.reduce(0) { $0 + $1.made.count }
        remove(plans, &change)
    }

    private mutating func plans(isWhole: Bool) -> [Plan] {
        document.fences.enumerated().map { index, fence in
            let pictures = fence.result.pictures
            let named = names.names(pictures, id: fence.request?.attributes.id, number: index + 1)
            let made = zip(pictures, named).map { picture, name in
                MadePicture(
                    name: name, width: picture.drawing?.content()?.canvas.width ?? picture.width,
                    height: picture.height,
                    words: picture.description.isEmpty ? picture.title : picture.description,
                    files: options.variants(name, style: style, isAlwaysDark: picture.isAlwaysDark))
            }
            return Plan(fence: fence, made: made, isFresh: !isWhole && document.isFresh(fence))
        }
    }

    // MARK: Drawing

    private struct Job: Sendable {
        var picture: StillPicture
        var variant: PictureVariant
    }

    /// The bytes of every file, by its path; what a picture leaves out is told once.
    private func draw(_ plans: [Plan], _ change: inout PictureChange) -> [String: Bytes] {
        let assets = document.input.assets
        var jobs: [Job] = []
        for plan in plans {
            for (made, picture) in zip(plan.made, plan.fence.result.pictures) {
                guard let (list, canvas) = picture.drawing?.content() else { continue }
                let still = StillPicture(
                    list, canvas, title: picture.title, description: picture.description,
                    hasGround: options.hasGround
                ) {
                    assets.bytes($0)
                }
                jobs += made.files.map { Job(picture: still, variant: $0) }
            }
        }
        let (format, fonts) = (options.format, fonts)
        let drawn = parallelMap(jobs) { job -> (Bytes, Painter.Omissions)? in
            guard format == .png else {
                return (
                    Bytes(
                        (assets.withFonts(
                            job.picture.svg(isDark: job.variant.isDark, address: assets.embedded)) + "\n")
                            .utf8), Painter.Omissions()
                )
            }
            return fonts.flatMap {
                job.picture.png(isDark: job.variant.isDark, scale: job.variant.scale, fonts: $0)
            }
        }
        return gathered(jobs, drawn, &change)
    }

    private func gathered(
        _ jobs: [Job], _ drawn: [(Bytes, Painter.Omissions)?], _ change: inout PictureChange
    ) -> [String: Bytes] {
        var files: [String: Bytes] = [:]
        var told: Set<String> = []
        for (job, result) in zip(jobs, drawn) {
            guard let (bytes, omissions) = result else {
                change.problems.append(
                    Problem(
                        .error, "the picture '\(job.variant.path)' would have too many pixels",
                        file: document.source))
                continue
            }
            files[job.variant.path] = bytes
            for message in omissions.messages where told.insert(message).inserted {
                change.problems.append(Problem(.warning, message, file: document.source))
            }
        }
        return files
    }

    // MARK: Text

    /// The lines of a fence's block; nothing when they are as they would be, and so are the files.
    private func edit(_ plan: Plan, _ drawn: [String: Bytes], _ change: inout PictureChange) -> (
        lines: Range<Int>, new: [String]
    )? {
        let mark = document.mark(of: plan.fence)
        guard !plan.made.isEmpty, let request = plan.fence.request else {
            // What was here to be shown is not there any more.
            guard let mark else { return nil }
            change.stale.append(stale(plan.fence, "has no picture any more"))
            return (mark.lines.lowerBound..<mark.lines.upperBound + 1, [])
        }
        let content = PictureLines(style: style).lines(plan.made)
        let paths = listed(plan.made)
        let changed = paths.filter { document.input.file($0) != drawn[$0] }
        change.files += changed.map { OutputFile(path: $0, bytes: drawn[$0] ?? []) }
        let plain = Self.plain(content)
        if mark?.content != plain || !changed.isEmpty {
            change.stale.append(stale(plan.fence, mark == nil ? "has no pictures" : "has other pictures now"))
        }
        let stamp = document.stamp(document.key(of: request), document.digest(plain, paths) { drawn[$0] })
        return replacement(content, stamp, mark, plan.fence)
    }

    /// The files in the order in which a reader of the block finds them.
    private func listed(_ made: [MadePicture]) -> [String] {
        let mark = PictureMark(lines: 1...1, content: Self.plain(PictureLines(style: style).lines(made)))
        return document.files(of: mark)
    }

    private func replacement(
        _ content: [String], _ stamp: String, _ mark: PictureMark?, _ fence: PictureFence
    ) -> (lines: Range<Int>, new: [String])? {
        let named = mark?.id.map { " of=\($0)" } ?? ""
        let block = ["\(PictureMark.opening)\(named) made=\(stamp) -->"] + content + [PictureMark.closing]
        if let mark {
            if mark.made == block[0], mark.content == Self.plain(content) { return nil }
            let prefix = Self.prefix(of: document.source, line: mark.lines.lowerBound)
            return (mark.lines.lowerBound..<mark.lines.upperBound + 1, block.map { prefix + $0 })
        }
        let prefix = document.prefix(of: fence)
        let empty = String(prefix.reversed().drop { $0 == " " }.reversed())
        let next = document.closingLine(of: fence) + 1
        return (next..<next, [empty] + block.map { prefix + $0 } + (text.isBlank(next) ? [] : [empty]))
    }

    /// Lines as a mark has them: without what stands before them.
    private static func plain(_ lines: [String]) -> [String] {
        lines.map { PictureMark.stripped(Bytes($0.utf8)[...]) }
    }

    private static func prefix(of source: SourceFile, line: Int) -> String {
        String(
            decoding: source.bytes[source.lineRange(line)].prefix { $0.isBlank || $0 == ">" }, as: UTF8.self)
    }

    private func stale(_ fence: PictureFence, _ what: String) -> Problem {
        Problem(
            .error, "this preview \(what)", file: document.source, range: fence.fence.range,
            note: "'galley pictures \(document.input.path)' draws them")
    }

    /// Files that an untouched block showed and no block shows now.
    private func remove(_ plans: [Plan], _ change: inout PictureChange) {
        let kept = Set(
            plans.flatMap {
                $0.isFresh ? document.mark(of: $0.fence).map(document.files) ?? [] : listed($0.made)
            })
        let replaced = plans.filter { !$0.isFresh }.compactMap { document.mark(of: $0.fence) }
        for mark in replaced where document.isUntouched(mark) {
            for path in document.files(of: mark)
            where !kept.contains(path) && document.input.file(path) != nil { change.removed.append(path) }
        }
    }
}
