import Syntax

/// Schedulers: main queues, run loops and what is done at once are one here.
extension StandardLibrary {
}
