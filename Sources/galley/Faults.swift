import CFaults
import Foundation
import SiteGenerator

/// Figures that ended the engine by a signal, and a build that goes on without them.
///
/// The program that met such a figure starts itself again in its own place and is told which it was
/// (`faults.c`). An ordinary build pays for it with two stores a figure.
enum Faults {
    /// What ended the programs before this one: the signal's name by the figure's key.
    private static let known = read(ProcessInfo.processInfo.environment[GALLEY_FAULTS_VARIABLE] ?? "")

    /// How many figures are done without.
    static var count: Int { known.count }

    /// So many figures that end the engine are no accident of theirs.
    private static let most = 50

    /// The path of this program's own file.
    static let executable = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""

    /// From now on a figure that ends the engine does not end the build.
    static func outlive() {
        guard known.count < most else { return }
        galley_faults_arm(executable, CommandLine.unsafeArgv)
    }

    /// A renderer that tells what it is at, and leaves out what ended a program before.
    static func outliving(_ renderer: PreviewRenderer) -> PreviewRenderer {
        var outliving = renderer
        outliving.render = { request in
            let key = String(request.mark, radix: 36)
            if let signal = known[key] { return PreviewResult(endedBy: signal, request) }
            return key.withCString { key in
                request.place.withCString { place in
                    galley_faults_enter(key, place)
                    defer { galley_faults_leave() }
                    return renderer.render(request)
                }
            }
        }
        return outliving
    }

    /// `KEY:SIGNAL,KEY:SIGNAL`
    private static func read(_ text: String) -> [String: String] {
        let pairs = text.split(separator: ",").map { $0.split(separator: ":").map(String.init) }
        return Dictionary(
            pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
}
