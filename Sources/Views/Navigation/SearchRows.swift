import Interpreter

/// The older forms of `searchable`, whose suggestions are a closure of their own, and those with tokens.
/// Suggestions and tokens show while somebody searches.
enum SearchRows {
    static var rows: [Native] {
        let keys = [
            ("prompt: Text? = nil", "prompt: prompt"), ("prompt: LocalizedStringKey", "prompt: prompt"),
        ]
        return keys.flatMap { prompt, passed in [] }
    }
}
