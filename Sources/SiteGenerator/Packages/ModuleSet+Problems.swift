import Previews
import Syntax

/// What is wrong with the modules of a site as a whole.
extension ModuleSet {
    /// Told where the settings name the module.
    func problems(_ settings: Settings, _ file: SourceFile?) -> [Problem] {
        guard !inputs.isEmpty, mayBeWrong else { return [] }
        return modules(for: settings.previews.system).diagnostics.map { found in
            let named =
                settings.modules.first { $0.name.map { found.message.contains("'\($0)'") } ?? false }
                ?? settings.modules.first
            return Problem(
                found.severity == .error ? .error : .warning, found.message, file: file, range: named?.range,
                notes: found.notes.map { .init($0.message) })
        }
    }
}
