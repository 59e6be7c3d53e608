import Syntax

/// A declaration of a module that cannot be used, with the reason.
public struct UnavailableDeclaration: Sendable {
    /// The module that declares it.
    public let module: String
    /// With the types around it: `Backdrop.makeBody(configuration:)`.
    public let name: String
    /// Where it is declared.
    public let range: SourceRange
    /// What is wrong, in the order of the source; never empty.
    public let reasons: [Diagnostic]
}
