import Foundation

/// A value of a JSON file with its place, so that messages can point at it.
struct JSONNode: Sendable {
    enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case list([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    var content: Content
    var range: Range<Int>

    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    var text: String? {
        if case .string(let text) = content { return text }
        return nil
    }

    var number: Double? {
        if case .number(let number) = content { return number }
        return nil
    }

    var isTrue: Bool {
        if case .bool(true) = content { return true }
        return false
    }

    var items: [JSONNode] {
        if case .list(let items) = content { return items }
        return []
    }

    var members: [(key: String, value: JSONNode)] {
        if case .object(let members) = content { return members }
        return []
    }
}

/// Where a text stops being JSON, and why.
struct JSONFault: Error {
    var message: String
    var offset: Int
}
