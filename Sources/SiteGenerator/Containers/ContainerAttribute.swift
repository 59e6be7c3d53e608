import Syntax

/// An attribute that a container of the site's own takes, as a line of its file's first comment declares it:
/// `id: text`, `size: small | large = small`.
struct ContainerAttribute: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case text, number, address, flag, data
        case choice([String])
    }

    var name: String
    var kind: Kind
    /// What it is when a page says nothing; nothing when a page has to say it.
    var standard: String?

    /// What a template names besides its attributes.
    static let reserved = ["body", "root", "title"]
    static let types = ["address", "data", "flag", "number", "text"]

    /// Whether a page may leave it out.
    var isOptional: Bool { standard != nil || kind == .flag }

    /// Reads a line such as `name: type = standard`; gives what is wrong with it instead, and where.
    static func read(_ file: SourceFile, _ line: Range<Int>) -> Result<ContainerAttribute, ContainerFault> {
        let bytes = file.bytes
        guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else {
            return .failure(ContainerFault("expected 'name: type', such as 'id: text'", line))
        }
        let nameRange = bytes[line.lowerBound..<colon].trimmed.indices
        let name = String(bytes[nameRange])
        guard isName(name) else {
            return .failure(ContainerFault("'\(name)' is no name of an attribute", nameRange))
        }
        guard !reserved.contains(name) else {
            return .failure(ContainerFault("every container has '\(name)' already", nameRange))
        }
        let rest = colon + 1..<line.upperBound
        let sign = bytes[rest].firstIndex(of: UInt8(ascii: "="))
        let typeRange = bytes[rest.lowerBound..<(sign ?? rest.upperBound)].trimmed.indices
        let standard = sign.map { String(bytes[($0 + 1)..<rest.upperBound].trimmed) }
        guard let kind = kind(String(bytes[typeRange])) else {
            let type = String(bytes[typeRange])
            return .failure(
                ContainerFault(
                    "no type is called '\(type)'", typeRange,
                    suggestion(for: type, among: types)
                        ?? "there are \(types.joined(separator: ", ")) and choices such as 'small | large'"))
        }
        let attribute = ContainerAttribute(name: name, kind: kind, standard: standard)
        if let standard, let message = attribute.mistake(in: standard) {
            return .failure(ContainerFault(message, bytes[(sign! + 1)..<rest.upperBound].trimmed.indices))
        }
        return .success(attribute)
    }

    private static func kind(_ text: String) -> Kind? {
        switch text {
        case "text": return .text
        case "number": return .number
        case "address": return .address
        case "flag": return .flag
        case "data": return .data
        default:
            let choices = text.split(separator: "|").map { String($0).trimmed }
            return choices.count > 1 && choices.allSatisfy({ !$0.isEmpty }) ? .choice(choices) : nil
        }
    }

    /// Letters, digits and signs that a name in a template may have.
    static func isName(_ text: String) -> Bool {
        text.utf8.first?.isASCIILetter == true
            && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == "-" || $0 == "_" }
    }

    /// What is wrong with a value, as far as its text tells.
    func mistake(in value: String) -> String? {
        switch kind {
        case .number where Double(value)?.isFinite != true: "'\(value)' is no number"
        case .flag where !["yes", "no", "true", "false"].contains(value): "'\(name)' is yes or no"
        case .choice(let choices) where !choices.contains(value):
            "'\(name)' is one of \(choices.joined(separator: ", "))"
        default: nil
        }
    }
}

/// What is wrong in the file of a container, and where.
struct ContainerFault: Error {
    var message: String
    var range: Range<Int>
    var note: String?

    init(_ message: String, _ range: Range<Int>, _ note: String? = nil) {
        (self.message, self.range, self.note) = (message, range, note)
    }
}
