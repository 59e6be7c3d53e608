import Syntax

/// Who may name a declaration of a module. Declarations of snippets and of the library are open to all.
enum AccessLevel: UInt8 {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`

    /// What modifiers say; nil if they say nothing. `private(set)` is about something else.
    init?(_ modifiers: [ModifierSyntax]) {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.name {
            case "private": self = .private
            case "fileprivate": self = .fileprivate
            case "internal": self = .internal
            case "package": self = .package
            case "public", "open": self = .public
            default: continue
            }
            return
        }
        return nil
    }

    var isOfFile: Bool { rawValue <= AccessLevel.fileprivate.rawValue }

    /// How messages call it. What is open to all and hidden even so is private in its type.
    var word: String {
        switch self {
        case .private, .public: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        }
    }

    /// What members of an extension are that say nothing themselves: those of a private one are seen in all
    /// of its file.
    var ofMembers: AccessLevel { self == .private ? .fileprivate : self }
}
