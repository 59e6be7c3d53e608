struct BasicVStack: Layout {
    var alignment: HorizontalAlignment

    // ...
}
