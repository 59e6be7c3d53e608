Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
    GridRow {
        Text("Width").bold()
        Text("What is proposed from outside")
    }
    Divider()
    GridRow {
        Text("Height").bold()
        Text("What the text needs in lines")
    }
}
.padding()
