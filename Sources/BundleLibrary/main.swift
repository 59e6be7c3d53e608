import Foundation

// Writes the files of the library as one Swift literal: bundle-library FOLDER OUTPUT.swift
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: bundle-library FOLDER OUTPUT.swift\n".utf8))
    exit(2)
}
do {
    let bundle = try LibraryFolder(at: arguments[1]).bundle()
    try Data(bundle.swiftSource.utf8).write(to: URL(fileURLWithPath: arguments[2]))
} catch {
    FileHandle.standardError.write(Data("error: cannot bundle the library: \(error)\n".utf8))
    exit(1)
}
