import Foundation

@testable import Graphics

/// A run of words in a picture with what is drawn under it.
struct ContrastRun {
    let words: String
    let color: Color
    /// At least 24 pixels, or 18.66 in bold: WCAG's large text.
    let isLarge: Bool
    let ratio: Double

    /// The runs of a display list on the ground of its scheme, but for those inside effects that change
    /// colors.
    static func all(in list: DisplayList, _ scheme: ColorScheme) -> [ContrastRun] {
        var grounds: [Ground] = []
        var runs: [ContrastRun] = []
        var groups = [Group()]
        for command in list.commands {
            let group = groups[groups.count - 1]
            switch command.operation {
            case .push(let effect): groups.append(group.inside(effect))
            case .pop: groups.removeLast()
            case .fill(let path, let paint, let rule):
                guard let color = paint.colors.first else { continue }
                var value = color.resolved(in: scheme)
                value.alpha *= group.opacity
                grounds.append(
                    Ground(path: path.applying(group.transform), rule: rule, color: value, clips: group.clips)
                )
            case .text(let text):
                guard !group.changesColors, case .color(let color) = text.paint else { continue }
                let middle = Point(
                    x: text.origin.x + text.width / 2, y: text.origin.y - text.font.size * 0.35)
                let point = group.transform.apply(middle)
                var below = Color(.systemBackground).resolved(in: scheme)
                for ground in grounds where ground.covers(point) { below = ground.color.over(below) }
                var ink = color.resolved(in: scheme)
                ink.alpha *= group.opacity
                runs.append(
                    ContrastRun(
                        words: text.string, color: color,
                        isLarge: text.font.size >= 24
                            || (text.font.size >= 18.66
                                && text.font.weight.rawValue >= FontWeight.bold.rawValue),
                        ratio: ink.over(below).contrast(to: below)))
            case .stroke, .image: continue
            }
        }
        return runs
    }

    private struct Ground {
        let path: Path
        let rule: FillRule
        let color: RGBA
        let clips: [Path]

        func covers(_ point: Point) -> Bool {
            path.contains(point, rule: rule) && clips.allSatisfy { $0.contains(point, rule: .nonZero) }
        }
    }

    private struct Group {
        var transform = Graphics.AffineTransform.identity
        var opacity = 1.0
        var clips: [Path] = []
        var changesColors = false

        func inside(_ effect: GroupEffect) -> Group {
            var group = self
            switch effect {
            case .opacity(let value): group.opacity *= value
            case .transform(let own): group.transform = own.then(transform)
            case .clip(let path, _): group.clips.append(path.applying(transform))
            case .colorMatrix, .blendMode, .mask: group.changesColors = true
            case .isolation, .shadow, .innerShadow, .blur: break
            }
            return group
        }
    }
}

extension RGBA {
    /// The color laid over an opaque one.
    func over(_ below: RGBA) -> RGBA {
        func mixed(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
        return RGBA(
            red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue))
    }

    /// WCAG's contrast of two opaque colors, from 1 to 21.
    func contrast(to other: RGBA) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Relative luminance.
    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
