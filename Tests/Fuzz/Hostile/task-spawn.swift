struct V: View { @State var n = 0; func f() { Task { f(); f() } }; var body: some View { Text("a").onAppear { f() } } }
V()
Text("x")
