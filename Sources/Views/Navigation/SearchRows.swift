import Interpreter

/// The older forms of `searchable`, whose suggestions are a closure of their own, and those with tokens. Suggestions and
/// tokens show while somebody searches.
enum SearchRows {
    static var rows: [Declaration] {
        let keys = [("prompt: Text? = nil", "prompt: prompt"), ("prompt: LocalizedStringKey", "prompt: prompt")]
        return keys.flatMap { prompt, passed in [suggesting(prompt, passed), withTokens(prompt, passed), withEditableTokens(prompt, passed)] }
    }

    private static func suggesting(_ prompt: String, _ passed: String) -> Declaration {
        Declaration(
            """
            extension View {
                public func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, \(prompt), \
            @ViewBuilder suggestions: () -> S) -> some View where S: View {
                    searchable(text: text, placement: placement, \(passed)).searchSuggestions(suggestions)
                }
            }
            """)
    }

    private static func withTokens(_ prompt: String, _ passed: String) -> Declaration {
        Declaration(
            """
            extension View {
                @available(iOS 16.0, *)
                public func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, \
            \(prompt), @ViewBuilder token: @escaping (C.Element) -> T) -> some View
                    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
                    searchable(text: text, placement: placement, \(passed))
                }
            }
            """)
    }

    private static func withEditableTokens(_ prompt: String, _ passed: String) -> Declaration {
        Declaration(
            """
            extension View {
                @available(iOS 17.0, *)
                public func searchable<C, T>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, \
            \(prompt), @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View
                    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
                    searchable(text: text, placement: placement, \(passed))
                }
            }
            """)
    }
}
