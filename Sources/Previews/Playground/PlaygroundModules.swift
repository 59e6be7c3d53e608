import Syntax

/// The modules that a page has handed over, and what was parsed of them for the figures asked about last.
struct PlaygroundModules {
    private struct Parsed {
        let keys: [Name]
        let modules: SourceModules
    }

    private var handed: [(key: Name, module: SourceModule)] = []
    /// What was used last stands last.
    private var parsed: [Parsed] = []
    private static let mostParsed = 4

    mutating func keep(_ module: SourceModule, _ key: String) {
        let name = Name(key)
        handed.removeAll { $0.key == name }
        handed.append((name, module))
        parsed.removeAll { $0.keys.contains(name) }
    }

    /// Those of some keys, always the same ones for the same keys; nil for none.
    mutating func named(_ keys: [String], for conditions: CompilationConditions) -> SourceModules? {
        let names = keys.map { Name($0) }
        guard !names.isEmpty else { return nil }
        if let place = parsed.firstIndex(where: { $0.keys == names && $0.modules.conditions == conditions }) {
            let known = parsed.remove(at: place)
            parsed.append(known)
            return known.modules
        }
        let modules = names.compactMap { name in handed.first { $0.key == name }?.module }
        let made = SourceModules(modules, for: conditions)
        parsed.append(Parsed(keys: names, modules: made))
        if parsed.count > PlaygroundModules.mostParsed { parsed.removeFirst() }
        return made
    }
}
