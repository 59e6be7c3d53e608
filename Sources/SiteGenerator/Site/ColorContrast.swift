import Foundation
import Syntax

/// The contrast of texts with what is behind them, where a site's own colors change it.
struct ColorContrast {
    let theme: [InputFile]
    let site: [InputFile]
    let settings: Settings
    let settingsFile: SourceFile?

    /// What is read on what, by the names of the theme's variables.
    private static let pairs = [
        ("ink", "paper"), ("quiet", "paper"), ("blue", "paper"), ("red", "paper"), ("green", "paper"),
        ("ink", "shade"), ("string", "shade"),
    ]
    /// What WCAG 2.2 asks of text of this size (1.4.3).
    private static let least = 4.5

    func problems() -> [Problem] {
        let hasOwn =
            !settings.variables.isEmpty || !settings.darkVariables.isEmpty
            || site.contains { $0.path == "site.css" }
        guard hasOwn else { return [] }
        let light = colors(dark: false), dark = colors(dark: true)
        return problems(light, "light") + problems(dark, "dark")
    }

    private struct Color {
        var value: String
        /// Where the site says it; nothing for one of the theme's.
        var file: SourceFile?
        var range: Range<Int>?
    }

    private func problems(_ colors: [String: Color], _ mode: String) -> [Problem] {
        Self.pairs.compactMap { text, ground in
            guard let front = colors[text], let back = colors[ground],
                let own = [front, back].first(where: { $0.file != nil }),
                let ratio = Self.contrast(front.value, back.value), ratio < Self.least
            else { return nil }
            let words = String(Double(Int(ratio * 10)) / 10)
            return Problem(
                Check.contrast.standardSeverity,
                "'\(text)' on '\(ground)' has a contrast of \(words) in \(mode) colors, and text needs \(Self.least)",
                check: .contrast, file: own.file, range: own.range)
        }
    }

    /// The variables of one appearance: the theme's, then those of the settings, then those of `site.css`.
    private func colors(dark: Bool) -> [String: Color] {
        var colors: [String: Color] = [:]
        func read(_ path: String, _ files: [InputFile], isOwn: Bool) {
            guard let file = files.first(where: { $0.path == path }) else { return }
            let source = SourceFile(path: "Site/" + path, bytes: file.bytes)
            for (name, value, range) in StyleVariables.read(source, dark: dark) {
                colors[name] = Color(value: value, file: isOwn ? source : nil, range: isOwn ? range : nil)
            }
        }
        read("galley.css", theme, isOwn: false)
        for variable in dark ? settings.darkVariables : settings.variables {
            colors[variable.name] = Color(value: variable.value, file: settingsFile, range: variable.range)
        }
        read("site.css", site, isOwn: true)
        return colors
    }

    /// WCAG's ratio, from 1 to 21; nothing when a color is not written as a number.
    static func contrast(_ first: String, _ second: String) -> Double? {
        guard let a = luminance(first), let b = luminance(second) else { return nil }
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ text: String) -> Double? {
        var digits = text.utf8.dropFirst().map { $0 }
        guard text.hasPrefix("#"), [3, 6].contains(digits.count) else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
        let parts = [16, 8, 0].map { linear[Int(value >> UInt32($0) & 255)] }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// The light of each value of a channel, as sRGB has it.
    private static let linear: [Double] = (0..<256).map { value in
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
