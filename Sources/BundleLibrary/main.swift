import Foundation

// Writes the files of the library as one text, for Swift as a literal: bundle-library FOLDER OUTPUT
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: bundle-library FOLDER OUTPUT\n".utf8))
    exit(2)
}
do {
    let bundle = try LibraryFolder(at: arguments[1]).bundle()
    let output = URL(fileURLWithPath: arguments[2])
    let text = output.pathExtension == "swift" ? bundle.swiftSource : bundle.text
    try Data(text.utf8).write(to: output)
} catch {
    FileHandle.standardError.write(Data("error: cannot bundle the library: \(error)\n".utf8))
    exit(1)
}
