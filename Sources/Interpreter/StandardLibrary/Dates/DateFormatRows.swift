/// `Date.FormatStyle` and `DateFormatter`, in en_US.
extension StandardLibrary {
}
