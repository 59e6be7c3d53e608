/// The natives of Swift's standard library and of what layouts use of Foundation and Combine, a topic a file.
/// Most of what these libraries declare has Swift bodies and needs none.
public enum StandardLibrary {
    public static var natives: [Native] {
        var rows = protocols
        rows += numbers
        rows += operators
        rows += mathematics
        rows += booleans
        rows += optionals
        rows += ranges
        rows += sequences
        rows += collections
        rows += arrays
        rows += dictionaries
        rows += sets
        rows += strings
        rows += regularExpressions
        rows += characters
        rows += functions
        rows += keyPaths
        rows += numberFormats
        rows += foundation
        rows += Emoji.rows
        rows += randomNumbers
        rows += coding
        rows += jsonSerialization
        rows += mirrors
        rows += dataRows
        rows += localization
        rows += dates
        rows += combine
        rows += concurrency
        return rows
    }
}
