import Foundation
import Previews

/// A playground as a page sees it: requests as text, answers as JSON.
final class Playground {
    private let host = PlaygroundHost()
    var source: String
    var options: [(String, String)] = [("width", "300")]

    init(_ source: String) { self.source = source }

    @discardableResult
    func ask(_ command: String, _ values: [(String, String)] = [], text: String? = nil) throws -> Answer {
        var request = "command \(command)\n"
        for (key, value) in options + values { request += "\(key) \(value)\n" }
        request += "source \(source.utf8.count)\n\(source)\n"
        if let text { request += "text \(text.utf8.count)\n\(text)\n" }
        return try JSONDecoder().decode(Answer.self, from: Data(host.answer(Array(request.utf8))))
    }

    /// What the page tells the engine before it asks.
    func hand(_ request: String) throws { _ = host.answer(Array(request.utf8)) }

    func picture(_ parts: String = "views controls") throws -> Answer {
        try ask("picture", [("parts", parts)])
    }

    struct Answer: Decodable {
        var svg: String?
        var width: Double?
        var height: Double?
        var choice: String?
        var animation: Double?
        var curve: String?
        var menu: [MenuItem]?
        var views: [View]?
        var controls: [Control]?
        var tokens: String?
        var explanation: String?
        var diagnostics: [Diagnostic]?
        var breakpoints: [Double]?
        var bands: [Band]?
        var promises: [Verdict]?
        var text: String?
        var columns: [String]?
        var rows: [[String]]?
        var items: [Item]?
        var modal: [Double]?
        var slides: Bool?
        var from: Int?
        var to: Int?
    }

    struct Band: Decodable {
        var from: Double
        var shown: String
    }

    struct Verdict: Decodable {
        var state: String
        var reason: String?
        var here: Bool
    }

    struct View: Decodable {
        var number: Int
        var name: String
        var frame: [Double]
        var from: Int
        var to: Int
    }

    struct Control: Decodable {
        var role: String
        var label: String
        var value: String?
        var kind: String
        var frame: [Double]
        var number: [Double]?
        var text: String?
        var options: [String]?
        var selected: Int?
        var turns: [Bool]?
        var range: [Double]?
        var count: Int?
        var date: [Double?]?
        var color: Int?
        var pages: Int?
        var distance: Double?
        var holds: [Double]?
        var taps: Bool?
        var contextual: Bool?
    }

    struct MenuItem: Decodable {
        var title: String
        var checked: Bool?
        var destructive: Bool?
        var enabled: Bool?
        var separator: Bool?
        var menu: [MenuItem]?
    }

    struct Diagnostic: Decodable {
        var file: String
        var severity: String
        var message: String
        var line: Int
        var column: Int
        var start: Int
        var end: Int
    }

    struct Item: Decodable {
        var name: String
        var detail: String
        var kind: String
    }
}

extension Playground {
    /// A red field, 100 points high, that hears gestures, with the words that they set on it: at first
    /// "still".
    convenience init(width: Int, hearing gesture: String, state: String = "") {
        self.init(
            """
            struct V: View {
                @State private var words = "still"
                \(state)
                var body: some View {
                    Color.red.frame(width: \(width), height: 100)
                        \(gesture)
                        .overlay { Text(words).allowsHitTesting(false) }
                }
            }
            V()
            """)
    }

    /// Taps the middle of a control.
    @discardableResult
    func act(on role: String, label: String? = nil) throws -> Answer {
        let controls = try picture().controls ?? []
        let number = controls.firstIndex { $0.role == role && (label == nil || $0.label == label) }
        guard let number else {
            throw Missing(what: "\(role) \(label ?? "") among \(controls.map { [$0.role, $0.label] })")
        }
        return try ask("act", [("control", "\(number)"), ("parts", "controls views")])
    }

    @discardableResult
    func tap(_ x: Double, _ y: Double, _ command: String = "tap") throws -> Answer {
        try ask(command, [("x", "\(x)"), ("y", "\(y)"), ("parts", "controls views")])
    }

    @discardableResult
    func drag(_ phase: String, _ x: Double, _ y: Double) throws -> Answer {
        let place = phase == "begin" ? [("x", "\(x)"), ("y", "\(y)")] : [("dx", "\(x)"), ("dy", "\(y)")]
        return try ask("drag", [("phase", phase), ("parts", "views")] + place)
    }

    /// A finger that rests since so many seconds.
    @discardableResult
    func hold(_ seconds: Double) throws -> Answer {
        try ask("drag", [("phase", "hold"), ("parts", "views"), ("seconds", "\(seconds)")])
    }

    struct Missing: Error {
        var what: String
    }
}

extension Playground.Answer {
    /// What the picture's text elements say, in drawing order.
    var words: [String] {
        (svg ?? "").split(separator: "<text").dropFirst().compactMap { part in
            part.split(separator: ">", maxSplits: 1).dropFirst().first?.split(separator: "<").first.map(
                String.init)
        }
    }

    func control(_ role: String) -> (number: Int, control: Playground.Control)? {
        (controls ?? []).enumerated().first { $1.role == role }.map { ($0.offset, $0.element) }
    }
}

extension Figure.Picture {
    /// What is written in it; the sizes of its frames, which come last, are not.
    var texts: [String] {
        let drawing = svg.firstRange(of: "<g class=\"frames\">").map { svg[..<$0.lowerBound] } ?? svg[...]
        return drawing.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }
    }
}
