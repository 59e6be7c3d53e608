import ArgumentParser
import Foundation
import Previews
import SiteGenerator
import Syntax

/// A length on the command line: a number of points, `nil` (unspecified) or `inf`.
struct Length: ExpressibleByArgument {
    let value: Double?

    init?(argument: String) {
        switch argument {
        case "nil": value = nil
        case "inf", "infinity": value = .infinity
        default:
            guard let number = Double(argument), number >= 0, number.isFinite else { return nil }
            value = number
        }
    }

    /// As it is written on the command line.
    var defaultValueDescription: String { value.map { $0.isFinite ? "\($0)" : "inf" } ?? "nil" }
}

enum Platform: String, ExpressibleByArgument, CaseIterable {
    case iOS
    case macOS

    init?(argument: String) {
        guard let known = Platform.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() })
        else { return nil }
        self = known
    }
}

enum Scheme: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
}

enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl
}

/// What `inspect` and `render` have in common: a snippet, the space it is offered, its surroundings.
struct PreviewOptions: ParsableArguments {
    @Argument(help: "A Swift file: declarations first, then one view.")
    var file: String

    @Option(help: "Proposed width in points, 'nil' or 'inf'.")
    var width = Length(argument: "nil")!

    @Option(help: "Proposed height in points, 'nil' or 'inf'.")
    var height = Length(argument: "nil")!

    @Option(help: "iOS or macOS.")
    var platform = Platform.iOS

    @Option(help: "A device: its screen is the window, with its safe area.")
    var device: String?

    @Option(help: "Dynamic Type size, xSmall … accessibility5.")
    var typeSize = "large"

    @Option(help: "Layout direction, ltr or rtl.")
    var direction = Direction.ltr

    @Option(help: "A locale such as de or pt_BR.")
    var locale: String?

    @Option(help: "light or dark.")
    var scheme = Scheme.light

    @Option(help: ArgumentHelp("A folder of images, colors and asset catalogues; can be repeated.", valueName: "folder"))
    var assets: [String] = []

    @Option(help: "An expression to show when the file only declares.")
    var show: String?

    func validate() throws {
        guard PreviewEnvironment.typeSizes.contains(typeSize) else {
            throw Self.unknown("type size", typeSize, among: PreviewEnvironment.typeSizes)
        }
    }

    func environment(_ assets: [AssetSet] = []) throws -> PreviewEnvironment {
        var environment = PreviewEnvironment()
        environment.platform = platform == .iOS ? .iOS : .macOS
        environment.typeSize = PreviewEnvironment.typeSizes.firstIndex(of: typeSize)!
        environment.isRightToLeft = direction == .rtl
        environment.isDark = scheme == .dark
        if let locale { environment.locale = locale }
        environment.setResources(assets.map { PreviewResources(key: "", $0.text) })
        if let device, !environment.setDevice(named: device) {
            throw Self.unknown("device", device, among: PreviewEnvironment.devices)
        }
        return environment
    }

    /// What lies beside the file, and in the folders named; problems of theirs are told, and what is sound is used.
    func assetSets() throws -> [AssetSet] {
        let beside = PreviewAssets.beside(file)
        let sets = try beside + assets.map(PreviewAssets.read)
        for problem in sets.flatMap(\.problems) { Terminal.error(ProblemPrinter().print(problem)) }
        return sets
    }

    /// The snippet, read from the file.
    func snippet() throws -> Snippet {
        Snippet(try Self.source(file), show: show.map { SourceText($0, name: "--show") })
    }

    private static func unknown(_ what: String, _ name: String, among names: [String]) -> ValidationError {
        ValidationError("unknown \(what) '\(name)'; \(proposal(for: name, among: names))")
    }

    static func source(_ file: String) throws -> SourceText {
        do throws(SystemError) {
            return SourceText(name: file, bytes: try SiteFolder.readBytes(file))
        } catch {
            Terminal.error("galley: error: cannot read '\(file)': \(error.message)\n")
            throw ExitCode(1)
        }
    }
}
