import Graphics
import Syntax

/// The resources of a preview: those of its page first, then those of the site and its modules.
public struct Resources: Sendable {
    public var sets: [ResourceSet] = []
    /// Pixels in a point, and the kinds of devices whose assets are taken, the better ones first.
    var scale = 3
    var idioms: [Name] = ["iphone", "universal"]
    /// The languages that texts are looked for in, the better ones first.
    var languages: [Name] = []
    /// What they are the languages of.
    private(set) var locale = ""
    /// The color called `AccentColor`, which takes the place of the system's blue.
    private(set) var accent: Color?

    public init(_ sets: [ResourceSet] = []) { self.sets = sets }

    /// Whether both have the same sets.
    public func isSame(as other: Resources) -> Bool {
        sets.count == other.sets.count && zip(sets, other.sets).allSatisfy { $0 === $1 }
    }

    /// The same for what a preview is shown on.
    func resolved(for environment: ViewEnvironment) -> Resources {
        var resolved = self
        resolved.scale = Int(environment.scale.rounded())
        resolved.idioms = environment.system.idioms
        resolved.locale = environment.locale
        resolved.languages = Resources.languages(of: environment.locale)
        resolved.accent = resolved.color("AccentColor", isSymbol: false)
        return resolved
    }

    // MARK: Images

    /// The files for an image in light and dark, the second only where it is another one.
    func image(_ name: Name, isSymbol: Bool) -> (light: ImageResource, dark: ImageResource?)? {
        for set in sets {
            let files = named(name, isSymbol, in: set.images) { $0.traits }
            guard let light = best(files, ["light", "any", "dark"]) else { continue }
            let dark = best(files, ["dark", "any"])
            return (light, dark.flatMap { sameBytes($0.source, light.source) ? nil : $0 })
        }
        return nil
    }

    /// The first look and idiom that there is, and of those the scale that suits the screen best.
    private func best(_ files: [ImageResource], _ looks: [Name]) -> ImageResource? {
        for look in looks {
            for idiom in idioms {
                let fitting = files.filter { $0.traits.look == look && $0.traits.idiom == idiom }
                if let found = sharpest(fitting) { return found }
            }
        }
        return nil
    }

    /// A file of exactly the screen's scale or a drawing, else the next larger scale, else the largest.
    private func sharpest(_ files: [ImageResource]) -> ImageResource? {
        func cost(_ file: ImageResource) -> Int {
            if file.scale == 0 || file.scale == scale { return 0 }
            return file.scale > scale ? file.scale : 100 - file.scale
        }
        var best: ImageResource?
        for file in files where best.map({ cost(file) < cost($0) }) ?? true { best = file }
        return best
    }

    func symbol(_ name: Name, isSymbol: Bool) -> SymbolResource? {
        for set in sets {
            if let found = named(name, isSymbol, in: set.symbols, { $0.traits }).first { return found }
        }
        return nil
    }

    // MARK: Colors

    func color(_ name: Name, isSymbol: Bool) -> Color? {
        for set in sets {
            let values = named(name, isSymbol, in: set.colors) { $0.traits }
            guard let light = best(values, ["light", "any", "dark"]) else { continue }
            return Color(light: light, dark: best(values, ["dark", "any"]) ?? light)
        }
        return nil
    }

    private func best(_ values: [ColorResource], _ looks: [Name]) -> RGBA? {
        for look in looks {
            for idiom in idioms {
                if let found = values.first(where: { $0.traits.look == look && $0.traits.idiom == idiom }) {
                    return found.value
                }
            }
        }
        return nil
    }

    // MARK: Names

    /// Those of a name; where there are none and the name is one in code, those with that symbol.
    private func named<Resource>(
        _ name: Name, _ isSymbol: Bool, in all: [Resource], _ traits: (Resource) -> ResourceTraits
    ) -> [Resource] {
        let exact = all.filter { traits($0).name == name }
        return exact.isEmpty && isSymbol ? all.filter { traits($0).symbol == name } : exact
    }

    /// What is wrong with the file that an image would be.
    func flaw(_ name: Name) -> String? {
        for set in sets {
            if let flaw = set.flaws.first(where: { $0.name == name }) { return flaw.message }
        }
        return nil
    }

    /// What may have been meant by the name of an image or a color that is not there.
    func near(_ name: Name, isSymbol: Bool, isColor: Bool) -> Diagnostic.Note? {
        var spelling = Spelling(of: name)
        for set in sets {
            let all =
                isColor
                ? set.colors.map { $0.traits } : set.images.map { $0.traits } + set.symbols.map { $0.traits }
            spelling.consider(all.map { isSymbol ? $0.symbol : $0.name }) { _ in true }
        }
        return spelling.suggestion.map { Diagnostic.Note("did you mean '\($0.text)'?") }
    }
}

/// Whether two texts have the same bytes; comparing strings needs Unicode's tables.
func sameBytes(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
