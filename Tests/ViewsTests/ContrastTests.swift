import Foundation
import Graphics
import Layout
import Testing

@testable import Views

/// The words of the built-in looks stand out from their ground as WCAG 2.2 asks (1.4.3): 4.5 to 1, large ones
/// 3 to 1. Where iOS itself stays below, its value is held instead, with its source.
@MainActor @Suite struct ContrastTests {
    /// What colors of iOS come to at least on the grounds of iOS.
    private static let least: [(roles: [ColorRole], ratio: Double, source: String)] = [
        ([.secondaryLabel], 3, "UIKit's secondaryLabel: 60 % of #3C3C43, of #EBEBF5 in dark"),
        (
            [.tertiaryLabel, .placeholderText], 1.4,
            "UIKit's tertiaryLabel, for placeholders and what is disabled, which 1.4.3 leaves out"
        ),
        (
            [.accent, .link, .blue, .red], 2.9,
            "the system colors of the Human Interface Guidelines for iOS 26, on fills too"
        ),
    ]

    /// A wheel's rows away from the middle, which UIPickerView fades.
    private static let leastFaded = 1.2

    /// White words on a button in a system color: 3.52 on blue, 3.59 on red.
    private static let leastOnTint = 2.9

    /// Pages of looks; those of effects and shapes show what a snippet asks for.
    nonisolated private static let pages = [
        "controls", "images", "lists", "navigation", "pickers", "progress", "text",
    ]

    @Test(arguments: GallerySnippet.all(in: ContrastTests.pages), [ColorScheme.light, .dark])
    func words(snippet: GallerySnippet, scheme: ColorScheme) throws {
        var environment = ViewEnvironment()
        environment.isDark = scheme == .dark
        environment.device = Device.named("iPhone 17 Pro")
        let run = SnippetRun(snippet.code, library: MeasuredCases.library, environment: environment)
        let result = try #require(run.layout(ProposedViewSize(width: 402, height: 874)), "\(run.messages)")
        for run in ContrastRun.all(in: result.displayList(displayScale: 3), scheme) {
            let least = Self.least(of: run)
            #expect(
                run.ratio >= least,
                "\(snippet): '\(run.words)' has \(run.ratio) to 1 in \(scheme), not \(least)")
        }
    }

    /// What a run needs; nothing where the snippet chose the color.
    private static func least(of run: ContrastRun) -> Double {
        guard let role = run.color.role else { return run.color == .white ? leastOnTint : 0 }
        if role == .label, run.color.opacity < 1 { return leastFaded }
        if let exception = least.first(where: { $0.roles.contains(role) }) { return exception.ratio }
        return role == .label ? (run.isLarge ? 3 : 4.5) : 0
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func palette(scheme: ColorScheme) {
        let grounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        for ground in grounds {
            let below = Color(ground).resolved(in: scheme)
            for (role, least) in [(ColorRole.label, 4.5), (.secondaryLabel, 3), (.accent, 2.9)] {
                let ratio = Color(role).resolved(in: scheme).over(below).contrast(to: below)
                #expect(ratio >= least, "\(role) on \(ground) in \(scheme): \(ratio)")
            }
        }
    }

    /// Words in the color of their plate are found, through groups and transforms.
    @Test func wordsOnTheirOwnColor() throws {
        let snippet =
            "Text(\"a\").padding().background(Color.primary).rotationEffect(.degrees(90)).clipShape(Circle())"
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 100, height: 100)), "\(run.messages)")
        let found = ContrastRun.all(in: result.displayList(displayScale: 3), .dark)
        #expect(found.map { $0.ratio } == [1])
    }

    /// The measure itself: white on black is 21 to 1, and #767676 is the lightest gray that has 4.5 on white.
    @Test func ratio() {
        let white = RGBA(0xFFFFFF)
        #expect(abs(white.contrast(to: RGBA(0)) - 21) < 1e-9)
        #expect(RGBA(0x767676).contrast(to: white) >= 4.5)
        #expect(RGBA(0x777777).contrast(to: white) < 4.5)
    }
}

/// A snippet of the gallery, as its page has it.
struct GallerySnippet: CustomStringConvertible, Sendable {
    let page: String
    let number: Int
    let code: String

    var description: String { "\(page) \(number)" }

    /// The snippets of some pages that stand by themselves and have no styles of their own.
    static func all(in pages: [String]) -> [GallerySnippet] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Content/reference/gallery"
        ).standardized
        return pages.flatMap { page in
            let text = try! String(contentsOf: folder.appending(path: page + ".md"), encoding: .utf8)
            let fences = text.components(separatedBy: "\n```swift preview ").dropFirst()
            return fences.enumerated().compactMap { number, fence -> GallerySnippet? in
                let lines = fence.components(separatedBy: "\n")
                guard !lines[0].contains("uses=") else { return nil }
                let code = lines.dropFirst().prefix { !$0.hasPrefix("```") }
                guard !code.contains(where: { $0.contains("func makeBody") }) else { return nil }
                return GallerySnippet(page: page, number: number + 1, code: code.joined(separator: "\n"))
            }
        }
    }
}
