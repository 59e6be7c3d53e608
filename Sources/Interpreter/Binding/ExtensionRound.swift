/// What the extensions that are left may be found by.
enum ExtensionRound: CaseIterable {
    /// Names of types. Types that are nested in extensions may be extended themselves.
    case names
    /// Aliases, too: one may mean a type that another extension declares, so it is asked only now.
    case aliases
    /// The same; what is not found now is told.
    case last
}
