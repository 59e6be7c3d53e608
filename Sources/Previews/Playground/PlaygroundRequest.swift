import Graphics
import Syntax
import Views

/// A question to the engine from outside, as text: lines `key value`, and for `source`, `uses`, `show`,
/// `text` and `set` the number of bytes that follow on the next line. The same text gives the same answer
/// natively and in a browser.
struct PlaygroundRequest {
    private(set) var values: [(key: Name, value: String)] = []
    private(set) var blocks: [(key: Name, bytes: [UInt8])] = []

    init(_ bytes: [UInt8]) {
        var position = 0
        while position < bytes.count {
            let line = PlaygroundRequest.line(bytes, &position)
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let key = Name(String(decoding: line[..<space], as: UTF8.self))
            let value = String(decoding: line[(space + 1)...], as: UTF8.self)
            guard PlaygroundRequest.isBlock(key), let length = Int(value), length >= 0 else {
                values.append((key, value))
                continue
            }
            let end = length > bytes.count - position ? bytes.count : position + length
            blocks.append((key, Array(bytes[min(position, end)..<end])))
            position = end + 1
        }
    }

    subscript(key: StaticString) -> String? {
        let name = Name("\(key)")
        return values.first { $0.key == name }?.value
    }

    /// The values of a key that a request may have several times, such as `promise`.
    func all(_ key: StaticString) -> [String] {
        let name = Name("\(key)")
        return values.filter { $0.key == name }.map { $0.value }
    }

    /// Lengths with blanks between them.
    func lengths(_ key: StaticString) -> [Double] {
        (self[key] ?? "").utf8.split(separator: UInt8(ascii: " ")).compactMap {
            DecimalNumber.parse(String(decoding: Array($0), as: UTF8.self).utf8)
        }
    }

    /// What `#if` is decided for.
    var conditions: CompilationConditions { CompilationConditions(system: platform.system) }

    private var platform: PreviewPlatform { .named(self["platform"] ?? "") ?? .iOS }

    /// The snippet asked about.
    func snippet(_ modules: SourceModules?) -> Snippet {
        var snippet = Snippet(SourceText("", name: "snippet.swift"))
        snippet.conditions = conditions
        snippet.modules = modules
        snippet.home = self["home"]
        snippet.place = previewPlace
        for (key, bytes) in blocks {
            switch key {
            case "uses": snippet.uses.append(SourceText(name: "uses", bytes: bytes))
            case "show": snippet.show = SourceText(name: "show", bytes: bytes)
            case "source": snippet.source = SourceText(name: "snippet.swift", bytes: bytes)
            default: break
            }
        }
        return snippet
    }

    /// `preview 2 Sources/MyKit/Card.swift`: the second of that file.
    private var previewPlace: PreviewPlace? {
        guard let text = self["preview"], let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) else {
            return nil
        }
        guard let number = Int(String(decoding: Array(text.utf8[..<space]), as: UTF8.self)) else {
            return nil
        }
        return PreviewPlace(
            file: String(decoding: Array(text.utf8[text.utf8.index(after: space)...]), as: UTF8.self),
            number: number)
    }

    /// A length: a number, `nil` or `inf`.
    func length(_ key: StaticString) -> Double? {
        guard let text = self[key] else { return nil }
        return Name(text) == "inf" ? .infinity : DecimalNumber.parse(text.utf8)
    }

    func integer(_ key: StaticString) -> Int? { self[key].flatMap { Int($0) } }

    func point(_ x: StaticString, _ y: StaticString) -> Point { Point(x: length(x) ?? 0, y: length(y) ?? 0) }

    /// Whether the list `parts` has a word.
    func wants(_ part: StaticString) -> Bool {
        guard let parts = self["parts"] else { return false }
        let wanted = Name("\(part)")
        return parts.utf8.split(separator: UInt8(ascii: " ")).contains {
            Name(String(decoding: Array($0), as: UTF8.self)) == wanted
        }
    }

    /// A set of resources with its key.
    var resourceSet: ResourceSet? {
        guard let key = self["key"], let block = blocks.first(where: { $0.key == "set" }) else { return nil }
        return ResourceSet(key: key, block.bytes)
    }

    /// A module: its name, its package, and for each file a `path` with the `source` behind it.
    var module: SourceModule? {
        guard let name = self["name"] else { return nil }
        let texts = blocks.filter { $0.key == "source" }.map { $0.bytes }
        let files = zip(all("path"), texts).map { SourceText(name: $0, bytes: $1) }
        return SourceModule(name: name, files: files, package: self["package"] ?? "")
    }

    private static func line(_ bytes: [UInt8], _ position: inout Int) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        defer { position += 1 }
        return bytes[start..<position]
    }

    private static func isBlock(_ key: Name) -> Bool {
        key == "source" || key == "uses" || key == "show" || key == "text" || key == "set"
    }
}

// MARK: Surroundings

extension PlaygroundRequest {
    /// - Parameter known: the sets of resources that the page has handed over.
    func environment(_ known: [ResourceSet] = []) -> PreviewEnvironment {
        var environment = PreviewEnvironment()
        for attribute in PreviewEnvironment.attributes {
            if let value = self[attribute] { environment.set("\(attribute)", to: value) }
        }
        environment.setResources(
            all("resources").compactMap { key in known.first { Name($0.key) == Name(key) } })
        return environment
    }
}

// MARK: Actions

extension PlaygroundRequest {
    var isAction: Bool {
        switch Name(self["command"] ?? "") {
        case "tap", "press", "act", "set", "type", "choose", "step", "scroll", "pick", "drag", "transform",
            "pull":
            true
        default: false
        }
    }

    /// Does to a session what the reader did to the picture.
    func perform(_ command: Name, on session: PreviewSession) {
        let control = integer("control") ?? -1
        switch command {
        case "tap": session.tap(point("x", "y"), count: integer("count") ?? 1)
        case "press": session.press(point("x", "y"))
        case "drag": drag(session)
        case "transform": transform(session)
        case "pull": pull(session)
        case "pick": session.pick(integer("value") ?? -1, of: control)
        case "act": session.act(on: control)
        case "set": session.set(control, to: length("value") ?? 0)
        case "type": session.type(text, into: control)
        case "choose": session.choose(integer("value") ?? -1, of: control)
        case "step": session.step(control, up: (integer("value") ?? 1) > 0)
        case "scroll": session.scroll(at: point("x", "y"), by: point("dx", "dy"))
        default: break
        }
    }

    private func drag(_ session: PreviewSession) {
        let distance = point("dx", "dy"), velocity = point("vx", "vy")
        switch Name(self["phase"] ?? "") {
        case "begin": session.beginTouch(at: point("x", "y"))
        case "hold": session.holdTouch(for: length("seconds") ?? 0)
        case "end": session.endTouch(by: distance, velocity: velocity)
        case "lapse": session.lapseTouch()
        default: session.moveTouch(by: distance, velocity: velocity)
        }
    }

    private func transform(_ session: PreviewSession) {
        switch Name(self["phase"] ?? "") {
        case "begin": session.beginTransform(at: point("x", "y"))
        case "end": session.endTransform()
        default:
            let change = point("scale", "angle"), velocity = point("vscale", "vangle")
            session.moveTransform(
                magnification: change.x, rotation: change.y * .pi / 180,
                velocity: (velocity.x, velocity.y * .pi / 180))
        }
    }

    private func pull(_ session: PreviewSession) {
        let distance = length("dy") ?? 0
        guard Name(self["phase"] ?? "") == "end" else { return session.pullSheet(by: distance) }
        session.releaseSheet(by: distance, velocity: length("vy") ?? 0)
    }

    private var text: String {
        blocks.first { $0.key == "text" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
}
