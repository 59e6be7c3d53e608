func stop() -> Never { fatalError("no way") }  // trap: fatal error: no way
stop()
