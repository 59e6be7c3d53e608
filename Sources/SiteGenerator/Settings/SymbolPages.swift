import Previews

/// What the head of a page about a symbol of SwiftUI says of its availability, held against the symbol's
/// declaration.
struct SymbolPages: Sendable {
    let availability: (@Sendable (String) -> SymbolAvailability)?

    /// Gives a page that says nothing what the declaration says, and reports what contradicts it.
    func complete(_ front: inout FrontMatter, of file: SourceFile, _ problems: inout [Problem]) {
        guard let symbol = front.symbol, (front.module ?? "SwiftUI") == "SwiftUI", let availability else {
            return
        }
        let declared = availability(symbol).platforms
        if front.availability.isEmpty {
            front.availability = declared.map { ($0.name, $0.version, nil) }
        }
        for (platform, version, range) in front.availability {
            let number = version.hasSuffix("+") ? String(version.dropLast()) : version
            guard let own = declared.first(where: { $0.name == platform })?.version,
                Double(own) != Double(number)
            else { continue }
            problems.append(
                Problem(
                    .error, "'\(symbol)' is there from \(platform) \(own) on, not \(version)", file: file,
                    range: range ?? 0..<0,
                    note: "without 'availability' the page says what the declaration of '\(symbol)' does"))
        }
    }
}
