import SymbolKit

/// A declaration as it is written whole, and as lists have it.
struct SymbolText {
    var full: [Fragment]
    var short: [Fragment]

    /// - Parameter ownScope: what names mean in the declaration, where it is a scope of its own.
    init(_ context: MemberContext, ownScope: TypeScope? = nil, _ write: (inout DeclarationWriter) -> Void) {
        var writer = DeclarationWriter(
            context.program, ownScope ?? context.scope, context.file, isShort: false)
        write(&writer)
        full = writer.list.fragments
        writer = DeclarationWriter(context.program, ownScope ?? context.scope, context.file, isShort: true)
        write(&writer)
        short = writer.list.fragments
    }

    var spelling: String { full.map(\.spelling).joined() }
}

extension SymbolText {
    init(full: [Fragment], short: [Fragment]) {
        self.full = full
        self.short = short
    }
}
