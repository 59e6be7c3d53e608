import Foundation
import Previews

/// The results of earlier builds, by everything they depend on; what had problems is evaluated again, since
/// its places may move.
///
/// A build with a memory writes the same bytes as one without: every entry carries a checksum, and a damaged
/// one is forgotten. What is not remembered here may be shared by other machines.
public final class PreviewMemory: @unchecked Sendable {
    private static let mark = Bytes("galley previews 6\n".utf8)
    private let lock = NSLock()
    private var known: [PreviewKey: Bytes] = [:]
    private var used: [PreviewKey: Bytes] = [:]
    private var hasNew = false
    private let shared: (any SharedPreviews)?

    /// Reads what `saved` gave; anything else is an empty memory.
    public convenience init(_ bytes: Bytes = [], shared: (any SharedPreviews)? = nil) {
        self.init([bytes], shared: shared)
    }

    /// Reads what several memories gave.
    public init(_ memories: [Bytes], shared: (any SharedPreviews)? = nil) {
        self.shared = shared
        for bytes in memories where bytes.starts(with: Self.mark) {
            var reader = ByteReader(bytes, at: Self.mark.count)
            while let (key, entry) = Self.next(&reader) { if let entry { known[key] = entry } }
        }
    }

    /// The next entry of a file; it is nil when it is not what was written.
    private static func next(_ reader: inout ByteReader) -> (PreviewKey, Bytes?)? {
        guard let first = reader.number(), let second = reader.number(), let sum = reader.number(),
            let entry = reader.bytes()
        else { return nil }
        let key = PreviewKey(first: first, second: second)
        return (key, checksum(of: entry, key) == sum ? entry : nil)
    }

    /// Whether a file is all of what `all` gave.
    public static func isWhole(_ bytes: Bytes) -> Bool {
        guard bytes.starts(with: mark) else { return false }
        var reader = ByteReader(bytes, at: mark.count)
        while let (_, entry) = next(&reader) { if entry == nil { return false } }
        return reader.isAtEnd
    }

    /// What to keep for the next build: the results of this one. `nil` when nothing is new.
    public func saved() -> Bytes? {
        lock.withLock { hasNew || used.count != known.count } ? all : nil
    }

    /// The results of this build.
    public var all: Bytes {
        lock.withLock {
            var out = Self.mark
            for (key, entry) in used.sorted(by: {
                ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second)
            }) { Self.put(entry, key, into: &out) }
            return out
        }
    }

    private static func put(_ entry: Bytes, _ key: PreviewKey, into out: inout Bytes) {
        out.putNumber(key.first)
        out.putNumber(key.second)
        out.putNumber(checksum(of: entry, key))
        out.putBytes(entry)
    }

    /// A number for an entry under its key: with another key, the same bytes are somebody else's picture.
    private static func checksum(of entry: Bytes, _ key: PreviewKey) -> UInt64 {
        contentHash(entry, seed: key.first ^ (key.second << 32 | key.second >> 32))
    }

    /// A renderer that evaluates only what it does not remember.
    public func remembering(_ renderer: PreviewRenderer) -> PreviewRenderer {
        PreviewRenderer(
            version: renderer.version, styles: renderer.styles, coverage: renderer.coverage,
            availability: renderer.availability
        ) { request in
            let key = PreviewKey(of: request, version: renderer.version)
            if let own = self.ownKey(of: request, key), let result = self.recall(own, request, renderer) {
                return result
            }
            let result = renderer.render(request)
            self.remember(result, request, key)
            return result
        }
    }

    /// The key of a result. What is of modules depends on the files that it reached when it was last
    /// evaluated: with the same in them, and the same declared elsewhere, it would reach these again.
    private func ownKey(of request: PreviewRequest, _ key: PreviewKey) -> PreviewKey? {
        guard let modules = request.modulesOfIt else { return key }
        guard let files = entry(key).flatMap({ ReachedFiles.decoded($0) }) else { return nil }
        return modules.content(of: files).map(key.with)
    }

    private func entry(_ key: PreviewKey) -> Bytes? {
        let own = lock.withLock { () -> Bytes? in
            let entry = used[key] ?? known[key]
            used[key] = entry
            return entry
        }
        guard own == nil, let entry = shared?.entry(key.name).flatMap({ Self.opened($0, key) }) else {
            return own
        }
        lock.withLock {
            used[key] = entry
            hasNew = true
        }
        return entry
    }

    // MARK: Shared entries

    private func share(_ entry: Bytes, _ key: PreviewKey) {
        guard let shared else { return }
        var out = Self.mark
        Self.put(entry, key, into: &out)
        shared.keep(out, key.name)
    }

    /// An entry from elsewhere: whole, of this key, and without anything in it that runs.
    private static func opened(_ bytes: Bytes, _ key: PreviewKey) -> Bytes? {
        guard isWhole(bytes) else { return nil }
        var reader = ByteReader(bytes, at: mark.count)
        guard case let (found, entry?)? = next(&reader), found == key, reader.isAtEnd else { return nil }
        let markup = PreviewResult(decoding: entry)?.pictures.flatMap { [$0.svg, $0.explanation] } ?? []
        return markup.allSatisfy { SVGCode.find(in: Bytes($0.utf8)) == nil } ? entry : nil
    }

    private func recall(_ key: PreviewKey, _ request: PreviewRequest, _ renderer: PreviewRenderer)
        -> PreviewResult?
    {
        guard let entry = entry(key), var result = PreviewResult(decoding: entry) else { return nil }
        // Only a card that nobody has drawn yet needs the picture itself.
        result.pictures.indices.first.map { index in
            result.pictures[index].drawing = PreviewDrawing(
                key: contentHash(Bytes(result.pictures[index].svg.utf8))
            ) {
                renderer.render(request).pictures.first?.drawing?.content()
            }
        }
        return result
    }

    private func remember(_ result: PreviewResult, _ request: PreviewRequest, _ key: PreviewKey) {
        guard result.problems.isEmpty else { return }
        var own = key
        if let modules = request.modulesOfIt {
            guard let content = modules.content(of: result.reachedFiles) else { return }
            own = key.with(content)
        }
        var entries = [own: result.encoded()]
        if own != key { entries[key] = ReachedFiles.encoded(result.reachedFiles) }
        lock.withLock {
            used.merge(entries) { $1 }
            hasNew = true
        }
        for (key, entry) in entries { share(entry, key) }
    }
}

// MARK: Results as bytes

/// The paths of files, as an entry of its own.
private enum ReachedFiles {
    static func encoded(_ files: [String]) -> Bytes {
        var out = Bytes()
        out.putNumber(UInt64(files.count))
        for file in files { out.putBytes(Bytes(file.utf8)) }
        return out
    }

    static func decoded(_ bytes: Bytes) -> [String]? {
        var reader = ByteReader(bytes)
        guard let count = reader.number(), count <= UInt64(bytes.count) else { return nil }
        var files: [String] = []
        for _ in 0..<count {
            guard let file = reader.text() else { return nil }
            files.append(file)
        }
        return files
    }
}

extension PreviewResult {
    fileprivate func encoded() -> Bytes {
        var out = Bytes()
        out.putNumber(UInt64(pictures.count))
        for picture in pictures {
            let scheme = picture.isDark.map { $0 ? "dark" : "light" }
            for text in [picture.svg, picture.title, picture.description] { out.putBytes(Bytes(text.utf8)) }
            for text in [picture.environment, picture.typeSize, scheme, picture.device] {
                out.putBytes(Bytes((text ?? "\0").utf8))
            }
            out.putBytes(Bytes(picture.explanation.utf8))
            out.putNumber(picture.fingerprint)
            out.putNumbers([
                picture.width, picture.height, picture.range?.lowerBound ?? .nan,
                picture.range?.upperBound ?? .nan, picture.overflow,
            ])
            out.putNumber(UInt64(picture.notes.count))
            for note in picture.notes { out.putBytes(Bytes(note.utf8)) }
            out.putMarks(picture.marks)
        }
        out.putNumber(UInt64(keptPromises))
        out.putNumber(UInt64(differences.count))
        for difference in differences { out.putBytes(Bytes(difference.utf8)) }
        out.putNumber(UInt64(forms.count))
        for (form, text) in forms {
            out.putBytes(Bytes(form.rawValue.utf8))
            out.putBytes(Bytes(text.utf8))
        }
        return out
    }

    fileprivate init?(decoding bytes: Bytes) {
        self.init()
        var reader = ByteReader(bytes)
        guard let count = reader.number() else { return nil }
        for _ in 0..<count {
            guard let picture = PreviewPicture(&reader) else { return nil }
            pictures.append(picture)
        }
        guard let kept = reader.number(), let differenceCount = reader.number() else { return nil }
        keptPromises = Int(clamping: kept)
        for _ in 0..<differenceCount {
            guard let difference = reader.text() else { return nil }
            differences.append(difference)
        }
        guard let formCount = reader.number() else { return nil }
        for _ in 0..<formCount {
            guard let form = reader.text().flatMap(PreviewForm.init), let text = reader.text() else {
                return nil
            }
            forms.append((form, text))
        }
    }
}

extension PreviewPicture {
    fileprivate init?(_ reader: inout ByteReader) {
        guard let svg = reader.text(), let title = reader.text(), let description = reader.text(),
            let environment = reader.text(), let typeSize = reader.text(), let scheme = reader.text(),
            let device = reader.text(),
            let explanation = reader.text(), let fingerprint = reader.number(),
            let numbers = reader.numbers(),
            numbers.count == 5, let noteCount = reader.number()
        else { return nil }
        // Without a range both ends are not a number.
        self.init(
            svg: svg, width: numbers[0], height: numbers[1],
            range: numbers[2] <= numbers[3] ? numbers[2]...numbers[3] : nil,
            environment: environment == "\0" ? nil : environment, title: title, description: description)
        self.typeSize = typeSize == "\0" ? nil : typeSize
        self.device = device == "\0" ? nil : device
        isDark = scheme == "\0" ? nil : scheme == "dark"
        self.explanation = explanation
        self.fingerprint = fingerprint
        overflow = numbers[4]
        for _ in 0..<noteCount {
            guard let note = reader.text() else { return nil }
            notes.append(note)
        }
        guard let marks = PictureMarks(&reader) else { return nil }
        self.marks = marks
    }
}

extension PictureMarks {
    fileprivate init?(_ reader: inout ByteReader) {
        guard let breakpoints = reader.numbers(), let count = reader.number() else { return nil }
        self.init(breakpoints: breakpoints)
        for _ in 0..<count {
            guard let numbers = reader.numbers(), let from = numbers.first else { return nil }
            bands.append(ChoiceBand(from: from, shown: numbers.dropFirst().map { Int(exactly: $0) ?? 0 }))
        }
    }
}

extension Bytes {
    fileprivate mutating func putNumber(_ value: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
        }
    }

    fileprivate mutating func putNumbers(_ values: [Double]) {
        putNumber(UInt64(values.count))
        for value in values { putNumber(value.bitPattern) }
    }

    fileprivate mutating func putMarks(_ marks: PictureMarks) {
        putNumbers(marks.breakpoints)
        putNumber(UInt64(marks.bands.count))
        for band in marks.bands { putNumbers([band.from] + band.shown.map(Double.init)) }
    }

    fileprivate mutating func putBytes(_ bytes: Bytes) {
        putNumber(UInt64(bytes.count))
        append(contentsOf: bytes)
    }
}

/// Reads what was written with `putNumber` and `putBytes`; a cut or foreign file gives `nil`.
private struct ByteReader {
    private let all: Bytes
    private var at: Int

    init(_ bytes: Bytes, at: Int = 0) {
        all = bytes
        self.at = at
    }

    mutating func number() -> UInt64? {
        guard at + 8 <= all.count else { return nil }
        defer { at += 8 }
        return (0..<8).reduce(0) { $0 | UInt64(all[at + $1]) << UInt64($1 * 8) }
    }

    var isAtEnd: Bool { at == all.count }

    mutating func numbers() -> [Double]? {
        guard let count = number(), count <= UInt64(all.count - at) / 8 else { return nil }
        return (0..<count).compactMap { _ in number().map(Double.init(bitPattern:)) }
    }

    mutating func bytes() -> Bytes? {
        guard let count = number(), count <= UInt64(all.count - at) else { return nil }
        defer { at += Int(count) }
        return Bytes(all[at..<at + Int(count)])
    }

    mutating func text() -> String? { bytes().map { String($0) } }
}
