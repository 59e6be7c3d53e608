/// `Calendar`, `DateComponents` and what they are told: the Gregorian calendar in GMT, in en_US.
extension StandardLibrary {
}
