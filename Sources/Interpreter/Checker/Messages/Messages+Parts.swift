import Syntax

/// Words and signatures that several messages are made of.
extension Messages {
    /// A function of the library as its row has it; of one in the body of a type with much else that alone.
    static func candidate(_ function: FunctionDeclaration, _ row: String) -> String {
        if row.utf8.count <= longestRow { return candidate(row) }
        let head = row.utf8.prefix { $0 != UInt8(ascii: "{") }
        let isInExtension = head.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.contains {
            $0.elementsEqual("extension".utf8)
        }
        guard let parent = function.parent, !isInExtension else { return candidate(row) }
        return candidate("\(kindName(parent)) \(parent.name.text) { \(signature(function)) }")
    }

    /// So many bytes of a row are read at a glance.
    private static let longestRow = 280

    /// A row's text without what only the compiler is told.
    static func candidate(_ text: String) -> String {
        let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        var line = "candidate:"
        var isInMark = false
        for word in words {
            isInMark = isInMark || isMark(word)
            if !isInMark {
                let isTight = line.utf8.last == UInt8(ascii: "(") || word.first == UInt8(ascii: ")")
                line += (isTight ? "" : " ") + String(decoding: word, as: UTF8.self)
            } else if !word.contains(UInt8(ascii: "(")) || word.last == UInt8(ascii: ")") {
                isInMark = !isMark(word) && word.last != UInt8(ascii: ")")
            }
        }
        return withoutBody(line)
    }

    /// An extension's member up to its body; accessors that are only named belong to it.
    private static func withoutBody(_ line: String) -> String {
        let bytes = Array(line.utf8)
        guard bytes.starts(with: "candidate: extension ".utf8) else { return line }
        var (parentheses, braces) = (0, 0)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            case UInt8(ascii: "{") where parentheses == 0: braces += 1
            default: break
            }
            guard braces == 2 else { continue }
            return bytes[index...].starts(with: "{ get ".utf8)
                ? line : String(decoding: bytes[..<index], as: UTF8.self) + "}"
        }
        return line
    }

    /// Whether a word of a library's declaration begins what is said to the compiler alone.
    private static func isMark(_ word: Substring.UTF8View) -> Bool {
        let marks: [StaticString] = ["@_disfavoredOverload", "@native", "@accepted", "@ignored"]
        return marks.contains { mark in mark.withUTF8Buffer { word.starts(with: $0) } }
    }

    static func declaredHere(_ function: FunctionDeclaration) -> String {
        "'\(shortName(function))' declared here"
    }
    static func didYouMean(_ name: Name) -> String { "did you mean '\(name.text)'?" }
    static func kindName(_ declaration: NominalDeclaration) -> String {
        switch declaration.kind {
        case .struct: "struct"
        case .class: "class"
        case .enum: "enum"
        case .protocol: "protocol"
        case .actor: "actor"
        }
    }
    static func methodKind(_ function: FunctionDeclaration) -> String {
        switch function.kind {
        case .operator: return "operator function"
        case .initializer: return "initializer"
        case .subscriptGetter: return "subscript"
        default:
            if function.parent == nil {
                return function.context?.isLocal == true ? "local function" : "global function"
            }
            return function.isStatic ? "static method" : "instance method"
        }
    }
    static func genericType(_ declaration: NominalDeclaration) -> String {
        "generic \(kindName(declaration)) '\(declaration.name.text)'"
    }
    static func referencing(_ function: FunctionDeclaration, _ owner: NominalDeclaration) -> String {
        "referencing \(requirer(function)) on '\(owner.name.text)'"
    }
    static func requirer(_ function: FunctionDeclaration) -> String {
        "\(methodKind(function)) '\(declaredName(function))'"
    }
    /// With its labels, unless it has none.
    static func declaredName(_ function: FunctionDeclaration) -> String {
        let isSimple = !function.parameters.isEmpty && function.parameters.allSatisfy { $0.label == nil }
        return isSimple && function.kind != .initializer && function.kind != .subscriptGetter
            ? function.name.text : shortName(function)
    }
    /// `frame(width:height:)`
    static func shortName(_ function: FunctionDeclaration) -> String {
        switch function.kind {
        case .getter, .setter: return function.name.text
        case .operator: return function.name.text
        default:
            var text = function.name.text + "("
            for parameter in function.parameters { text += (parameter.label?.text ?? "_") + ":" }
            return text + ")"
        }
    }
    /// A function as its declaration would read.
    static func signature(_ function: FunctionDeclaration) -> String {
        let parameters = function.parameters.map { parameter in
            var text = parameter.label?.text ?? "_"
            if parameter.label != parameter.name { text += " " + parameter.name.text }
            return text + ": " + parameter.type.text
        }
        let start = function.kind == .initializer ? "init" : "func " + function.name.text
        let result =
            function.kind == .initializer || function.result.isVoid ? "" : " -> " + function.result.text
        return start + "(" + joined(parameters, ", ") + ")" + result
    }
}
