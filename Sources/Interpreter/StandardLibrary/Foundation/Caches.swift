/// `NSCache`: what is put into it stays, until it is taken out or the count goes over its limit.
extension StandardLibrary {
}
