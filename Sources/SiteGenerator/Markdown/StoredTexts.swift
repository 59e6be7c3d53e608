/// The texts of a page that are elsewhere: each by itself where it is made when somebody asks, all in one
/// piece where they have been put away, since there are as many as pages.
enum StoredTexts: Sendable {
    indirect case apart(html: StoredBytes, words: StoredBytes, code: StoredBytes)
    /// One behind the other, with the places where the second and the third start.
    case together(StoredBytes, words: UInt32, code: UInt32)

    /// Nothing when there is room for them in memory.
    init?(_ html: Bytes, _ words: Bytes, _ code: Bytes, in store: any ByteStore) {
        let starts = (html.count, html.count + words.count)
        guard let all = store.store(starts.1 + code.count, { html + words + code }) else { return nil }
        self = .together(all, words: UInt32(starts.0), code: UInt32(starts.1))
    }

    var html: Bytes {
        switch self {
        case .apart(let html, _, _): html.read()
        case .together(let all, let words, _): Bytes(all.read().prefix(Int(words)))
        }
    }

    var words: Bytes {
        switch self {
        case .apart(_, let words, _): words.read()
        case .together(let all, let words, let code): Bytes(all.read()[Int(words)..<Int(code)])
        }
    }

    var code: Bytes {
        switch self {
        case .apart(_, _, let code): code.read()
        case .together(let all, _, let code): Bytes(all.read().dropFirst(Int(code)))
        }
    }
}
