/// The rows of Swift's standard library and of what layouts use of Foundation and Combine, a topic a file.
/// They describe these libraries' own declarations; most simple ones have Swift bodies.
public enum StandardLibrary {
    public static var rows: [Declaration] {
        var rows = protocols
        rows += numbers
        rows += operators
        rows += mathematics
        rows += booleans
        rows += optionals
        rows += ranges
        rows += sequences
        rows += lazySequences
        rows += collections
        rows += arrays
        rows += collectionChanges
        rows += slices
        rows += dictionaries
        rows += sets
        rows += strings
        rows += scanning
        rows += regularExpressions
        rows += characters
        rows += functions
        rows += keyPaths
        rows += geometry
        rows += numberFormats
        rows += sortComparators
        rows += measurements
        rows += byteCounts
        rows += foundation
        rows += locks
        rows += caches
        rows += bundles
        rows += Emoji.rows
        rows += predicates
        rows += webAddresses
        rows += vectors
        rows += randomNumbers
        rows += coding
        rows += jsonSerialization
        rows += mirrors
        rows += undoing
        rows += dataRows
        rows += network
        rows += dates
        rows += dateFormatStyles
        rows += nameFormats
        rows += formatters
        rows += durations
        rows += combine
        rows += concurrency
        rows += asyncSequences
        return rows
    }
}
