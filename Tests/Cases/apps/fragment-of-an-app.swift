// The body of an app without the app around.

var body: some Scene {
    Group {
        WindowGroup { Text("First window") }
    }
}
