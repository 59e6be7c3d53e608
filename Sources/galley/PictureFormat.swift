import ArgumentParser
import SiteGenerator

/// What a picture is written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
    case svg
    case png
    case pdf
    case json

    /// By the ending of a file's name; `nil` without one.
    static func of(_ path: String) throws -> PictureFormat? {
        let name = lastPart(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let ending = String(name[name.index(after: dot)...])
        if let known = PictureFormat(rawValue: ending.lowercased()) { return known }
        throw ValidationError("'\(path)': unknown ending '.\(ending)'; pictures are written as \(names)")
    }

    static let names = "svg, png, pdf or json"
}

/// Widths on the command line: `320,393`.
struct Widths: ExpressibleByArgument {
    let values: [Double]

    init?(argument: String) {
        let parts = argument.split(whereSeparator: { $0 == "," || $0 == " " })
        values = parts.compactMap { Double($0) }
        guard !values.isEmpty, values.count == parts.count, values.allSatisfy({ $0 > 0 && $0 <= 10_000 })
        else { return nil }
    }

    /// As it is written on the command line.
    var defaultValueDescription: String {
        values.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
    }
}
