/// `ByteCountFormatStyle` and `ByteCountFormatter` in en_US: no fraction up to kilobytes, one digit of
/// megabytes, two above.
extension StandardLibrary {
}
