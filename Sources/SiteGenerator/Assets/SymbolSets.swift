extension AssetReader {
    /// The drawing of a symbol set.
    mutating func addSymbols(_ asset: AssetCatalogue, _ json: JSONNode, _ file: SourceFile) {
    }
}
