/// `NSPredicate`, as code beside views uses it: one comparison of a text with another, mostly with a pattern.
extension StandardLibrary {
}
