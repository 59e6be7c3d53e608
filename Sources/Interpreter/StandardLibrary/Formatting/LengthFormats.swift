/// `LengthFormatter` in en_US: a number of at most three decimals and a unit, short, medium or in words.
extension StandardLibrary {
}
