import Foundation
import Layout
import Testing

/// The official test of UAX #14, read where Debian's package `unicode-data` puts it.
private let officialFile = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

@Test(
    .enabled(
        if: FileManager.default.fileExists(atPath: officialFile), "install unicode-data for LineBreakTest.txt"
    ))
func officialLineBreakTest() throws {
    let lines = try String(contentsOfFile: officialFile, encoding: .utf8).split(separator: "\n")
    var count = 0
    var failures: [String] = []
    for line in lines where !line.hasPrefix("#") {
        let sample = line.prefix { $0 != "#" }.split(separator: " ").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        var scalars: [UInt32] = []
        var expected: [Bool] = []
        for part in sample where !part.isEmpty {
            switch part {
            case "÷": expected.append(true)
            case "×": expected.append(false)
            default: scalars.append(UInt32(part, radix: 16)!)
            }
        }
        count += 1
        let found = LineBreaker.opportunities(in: scalars).map { $0 != .prohibited }
        if found != Array(expected.dropFirst()) { failures.append("\(line) found \(found)") }
    }
    #expect(count > 7000)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(10).joined(separator: "\n"))")
}

@Test func mandatoryBreaks() {
    let scalars = Array("a\nb\r\nc".unicodeScalars.map { $0.value })
    let found = LineBreaker.opportunities(in: scalars)
    #expect(found == [.prohibited, .mandatory, .prohibited, .prohibited, .mandatory, .mandatory])
}
