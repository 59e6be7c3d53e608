import Syntax

/// Parameter packs.
extension Messages {
    static func differentShapes(_ one: Name, _ other: Name) -> String {
        "pack expansion requires that 'each \(one.text)' and 'each \(other.text)' have the same shape"
    }
    static func eachOfNonPack(_ type: Type) -> String {
        "'each' cannot be applied to non-pack type '\(type.text)'"
    }
    static func elementOutsideExpansion(_ pack: String) -> String {
        "pack reference 'each \(pack)' can only appear in pack expansion"
    }
    static let expansionForPattern =
        "a pack expansion for a parameter that is a pattern of a pack is not understood by Galley yet"
    static func expansionForPlainParameter(_ type: Type) -> String {
        "cannot pass value pack expansion to non-pack parameter of type '\(type.text)'"
    }
    static let expansionWithoutPack = "value pack expansion must contain at least one pack reference"
    static let packInFunctionType =
        "a pack among the parameters of a function's type is not understood by Galley yet"
    static let packOfOneTuple = "a pack of one tuple is not understood by Galley yet"
    static func packWithoutEach(_ pack: Name) -> String {
        "value pack 'each \(pack.text)' must be referenced with 'each'"
    }
    static let strayExpansion =
        "value pack expansion can only appear inside a function argument list, tuple element, "
        + "or as the expression of a for-in loop"
}
