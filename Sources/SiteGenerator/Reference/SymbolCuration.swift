/// The groups that an author has put a symbol's members in, and what else is worth reading.
struct SymbolCuration {
    struct Group {
        var title: String
        /// Words between the title and the list.
        var words: [CommentLine] = []
        var links: [CommentLine] = []
    }

    var topics: [Group] = []
    var seeAlso: [Group] = []
}
