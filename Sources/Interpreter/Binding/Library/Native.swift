import Syntax

/// Native code for a declaration of the library that is marked `@native`, found by its signature.
///
/// A signature is the path of the type, the name and the labels: `HStack.init(alignment:spacing:content:)`.
/// Where the labels alone mean several declarations, and these have natives of their own, the types stand in
/// it as well: `View.lineLimit(_: Int?) -> some View`. White space in it does not count. What has no native
/// of its own is served by that of its name, `Toggle.init(...)`, which finds its arguments by their labels.
///
/// A table of natives whose closures capture nothing is data of the program and costs neither code nor time:
/// the initializers are put in line, and a native has no more fields than the compiler lays out so.
public struct Native {
    private let literal: StaticString
    let body: NativeBody
    /// For a property or subscript that is set: receives the new value as its last argument.
    let set: NativeBody?
    /// A signature that is no literal.
    let composed: ComposedSignature?

    @inline(__always)
    public init(_ signature: StaticString, _ body: @escaping NativeBody) {
        literal = signature
        self.body = body
        set = nil
        composed = nil
    }

    @inline(__always)
    public init(_ signature: StaticString, get: @escaping NativeBody, set: @escaping NativeBody) {
        literal = signature
        body = get
        self.set = set
        composed = nil
    }

    init(_ signature: ComposedSignature, _ body: @escaping NativeBody, _ set: NativeBody?) {
        literal = ""
        self.body = body
        self.set = set
        composed = signature
    }

    /// For messages about the table itself.
    var signature: String { composed?.text ?? literal.description }
    var digest: SignatureDigest { composed?.digest ?? literal.withUTF8Buffer { SignatureDigest($0) } }
}

/// Natives of families, whose signatures are composed of the family's names. They take any string, because a
/// literal would else be taken for a `String`.
extension Native {
    @_disfavoredOverload
    public init(_ signature: some StringProtocol, _ body: @escaping NativeBody) {
        self.init(ComposedSignature(String(signature), SignatureDigest(String(signature))), body, nil)
    }

    @_disfavoredOverload
    public init(_ signature: some StringProtocol, get: @escaping NativeBody, set: @escaping NativeBody) {
        self.init(ComposedSignature(String(signature), SignatureDigest(String(signature))), get, set)
    }
}

final class ComposedSignature {
    let text: String
    let digest: SignatureDigest

    init(_ text: String, _ digest: SignatureDigest) {
        self.text = text
        self.digest = digest
    }
}

/// The code of a native. It does not throw: the checker has proved the arguments. What goes wrong at
/// run time is told with `fail(_:)`, and calls back into interpreted code may have failed (`isFailing`).
public typealias NativeBody = (NativeCall) -> Value

/// The natives of a library by their signatures.
final class NativeTable {
    private let natives: [Native]
    private var places: [SpellingDigest: Int] = [:]
    private var isUsed: [Bool]

    init(_ natives: [Native]) {
        self.natives = natives
        isUsed = Array(repeating: false, count: natives.count)
        places.reserveCapacity(natives.count)
        for (index, native) in natives.enumerated() { places[native.digest.key] = index }
    }

    /// The native of the signature with types, else of that without, else that of the name.
    func native(for signature: NativeSignature) -> Native? {
        guard
            let place = places[signature.typed.key] ?? places[signature.plain.key]
                ?? places[signature.family.key]
        else { return nil }
        isUsed[place] = true
        return natives[place]
    }

    /// The signatures of natives that no declaration has asked for so far, and of those that stand twice.
    var unused: [String] { natives.indices.filter { !isUsed[$0] }.map { natives[$0].signature } }
}

/// The signature of a declaration of the library as natives are registered by it, without types and with.
struct NativeSignature {
    private(set) var plain: SignatureDigest
    private(set) var typed: SignatureDigest
    /// That of all declarations of the name.
    private(set) var family: SignatureDigest

    /// - Parameters:
    ///   - path: of the type that the declaration belongs to; empty at top level.
    ///   - signature: nil for a property.
    ///   - text: what stands in the source at a range.
    init(_ name: Name, in path: String, _ signature: SignatureSyntax?, text: (SourceRange) -> String) {
        plain = SignatureDigest(path.utf8.isEmpty ? name.text : path + "." + name.text)
        typed = plain
        family = plain
        guard let signature else { return }
        family.add("(...)")
        add("(")
        for (index, parameter) in signature.parameters.enumerated() {
            add(parameter.label.name.text + ":")
            typed.add(text(parameter.type.range) + (parameter.isVariadic ? "..." : ""))
            if index < signature.parameters.count - 1 { typed.add(",") }
        }
        add(")")
    }

    /// Adds to those of one declaration.
    mutating func add(_ text: String) {
        plain.add(text)
        typed.add(text)
    }
}

/// A number for a signature's text that does not change with its white space.
struct SignatureDigest: Equatable {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325
    var key: SpellingDigest { SpellingDigest(value: value) }
    /// Whether the last byte was a letter, so that a space before another one counts.
    private var isInWord = false
    private var hasSpace = false

    init(_ text: String) { add(text) }

    init(_ bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { add(byte) } }

    mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

    private mutating func add(_ byte: UInt8) {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
            hasSpace = isInWord
            return
        }
        let isLetter = RowScanner.isLetter(byte)
        if hasSpace, isLetter { mix(UInt8(ascii: " ")) }
        hasSpace = false
        isInWord = isLetter
        mix(byte)
    }

    private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
