import ArgumentParser
import Foundation

/// A language server for previews in Markdown and Swift files.
struct LSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract:
            "Serve an editor over standard input and output: mistakes, types and sizes, completion, definitions.",
        discussion:
            "The Language Server Protocol, for Markdown files with 'swift preview' fences and Swift files with previews."
    )

    @Flag(help: "What editors pass along; there is no other way.")
    var stdio = false

    func run() throws {
        var status: Int32 = 0
        let stream = MessageStream()
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let result = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        // Snippets may nest deeper than the first thread's stack allows on some systems.
        let thread = Thread {
            result.pointee = LanguageServer(stream).run()
            done.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        done.wait()
        status = result.pointee
        result.deallocate()
        Foundation.exit(status)
    }
}
