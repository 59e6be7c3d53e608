extension AssetReader {
    /// A font of a folder. The name that styles know it by is made from its content.
    mutating func addFont(_ file: InputFile) {
        let source = SourceFile(path: SitePath.join(folder.name, file.path), bytes: [])
        guard let font = FontFile(file.bytes) else {
            return warn(
                "'\(SitePath.name(file.path))' is no font that can be read", source, nil,
                note: "fonts are TrueType or OpenType files")
        }
        let name = "galley-" + hexadecimal(contentHash(file.bytes), digits: 8)
        set.fonts.append((name, publish(file)))
        let measures = [
            font.weight, font.isItalic ? 1 : 0, font.unitsPerEm, font.ascent, font.descent, font.lineGap,
            font.capHeight,
        ]
        set.add(
            ["font", font.family, font.fullName, font.postScriptName, name] + measures.map(String.init)
                + FontText(font).fields)
    }
}

extension AssetSet {
    /// The rules by which styles know the fonts, with their addresses from the folder of the styles.
    func fontRules(_ address: (String) -> String) -> String {
        fonts.map { "@font-face{font-family:\($0.name);src:url(\(address($0.address)))}\n" }.joined()
    }
}
