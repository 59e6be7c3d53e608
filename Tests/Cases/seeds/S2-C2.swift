ViewThatFits(in: .horizontal) {
fullWidthRow
compactColumn
}
