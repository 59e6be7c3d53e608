import Interpreter
import Syntax

extension ViewContext {
    /// The languages of the environment's locale, where that is another one than the preview's.
    var otherLanguages: [Name]? {
        guard let locale = environment[.locale].flatMap({ Fields<LocaleField>($0) }) else { return nil }
        let identifier = locale[.identifier].asString
        return sameBytes(identifier, graph.resources.locale) ? nil : Resources.languages(of: identifier)
    }
}

/// `Locale`.
private enum LocaleField: Int, FieldNames { case identifier }
