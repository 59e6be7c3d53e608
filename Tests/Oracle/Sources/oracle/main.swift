import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Syntax

// Usage: oracle [--show N] [--seed N] [--write FOLDER] [file or folder …]; without paths, the sources that this package and
// the root package check out, and the cases of the tests.

var paths: [String] = []
var shown = 40
var seed: UInt64 = 1
var folder: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--show": shown = Int(arguments.popFirst() ?? "") ?? shown
    case "--write": folder = arguments.popFirst()
    case "--seed": seed = UInt64(arguments.popFirst() ?? "") ?? seed
    default: paths.append(argument)
    }
}
if paths.isEmpty {
    let oracle = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let root = oracle.deletingLastPathComponent().deletingLastPathComponent()
    paths = [
        root.appendingPathComponent(".build/checkouts").path, root.appendingPathComponent("Sources").path,
        root.appendingPathComponent("Tests").path, oracle.appendingPathComponent(".build/checkouts").path,
    ]
}

let fragments = Corpus.fragments(of: paths)
let mutations = Corpus.mutations(of: fragments, seed: seed)
var report = Report(shown: shown, folder: folder)
for fragment in fragments { report.compare(fragment, isMutation: false) }
for fragment in mutations { report.compare(fragment, isMutation: true) }
report.print()
exit(report.isGood ? 0 : 1)
