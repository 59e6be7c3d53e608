/// What a template shows of a page; what is empty is not there.
struct PageValues {
    private(set) var list: [(String, TemplateValue)] = []

    mutating func text(_ key: String, _ text: String?) {
        if let text, !text.isEmpty { list.append((key, .text(text))) }
    }

    mutating func html(_ key: String, _ bytes: Bytes) {
        if !bytes.isEmpty { list.append((key, .html(bytes))) }
    }
}
