import Syntax

/// Declarations of the library that have no body: what does their work.
extension MemberBinder {
    /// The native code of a declaration that is marked `@native`. A modifier that is `@accepted` or
    /// `@ignored` leaves what it is called on as it is; what has no mark is known, and using it is an error
    /// that says so.
    func native(_ declaration: DeclarationSyntax, _ name: Name, _ signature: SignatureSyntax?) -> Native? {
        guard binder.isLibrary else { return nil }
        for attribute in declaration.attributes {
            switch attribute.name.name {
            case "native": return native(attribute, name, signature)
            case "accepted", "ignored": return Native("") { $0.receiver }
            default: break
            }
        }
        return nil
    }

    /// `@native("where T: BinaryInteger")` tells those apart that have the same labels and types.
    private func native(_ attribute: AttributeSyntax, _ name: Name, _ syntax: SignatureSyntax?) -> Native? {
        var signature = NativeSignature(name, in: parent?.path ?? "", syntax, text: binder.text)
        if let argument = attribute.arguments?.first?.value.range {
            signature.add(String(decoding: binder.text(argument).utf8.dropFirst().dropLast(), as: UTF8.self))
        }
        guard let native = module.natives.native(for: signature) else {
            module.report(.error("no native code for '\(name.text)'", at: attribute.range))
            return nil
        }
        return native
    }
}
