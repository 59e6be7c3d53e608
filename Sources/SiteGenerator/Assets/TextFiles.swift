/// The texts of a folder: string catalogues, and the older files in a folder for each language.
extension AssetReader {
    mutating func addTexts() {
        for file in folder.files where SitePath.extensionOf(file.path) == "xcstrings" { addCatalogue(file) }
        let older = folder.files.filter {
            ["strings", "stringsdict"].contains(SitePath.extensionOf($0.path))
        }
        let tables = Dictionary(grouping: older) { SitePath.withoutExtension(SitePath.name($0.path)) }
        for (name, files) in tables.sorted(by: { $0.key < $1.key }) where name != "InfoPlist" {
            addTable(name, files)
        }
    }

    private mutating func addCatalogue(_ file: InputFile) {
        let source = SourceFile(path: SitePath.join(folder.name, file.path), bytes: file.bytes)
        do throws(JSONFault) {
            let table = StringCatalogue.read(
                try JSONReader.read(source.bytes), named: SitePath.withoutExtension(SitePath.name(file.path)),
                source)
            set.add(table)
            reportMissing(in: table, source)
        } catch {
            fail("string catalogue cannot be read: \(error.message)", source, error.offset..<error.offset)
        }
    }

    /// A table whose languages lie in `de.lproj`, `en.lproj`; `Base.lproj` is the language of the keys.
    private mutating func addTable(_ name: String, _ files: [InputFile]) {
        var table = TextTable(name: name)
        var places: [String: Int] = [:]
        func add(
            _ key: String, _ language: String, _ entry: TextTable.Entry, _ place: (SourceFile, Range<Int>)?
        ) {
            let index = places[key] ?? table.keys.count
            if index == table.keys.count { table.keys.append(TextTable.Key(key: key, place: place)) }
            places[key] = index
            // Forms by number win over a plain text.
            table.keys[index].texts.removeAll { $0.language == language }
            table.keys[index].texts.append((language, entry))
        }
        for file in files.sorted(by: { $0.path < $1.path }) {
            guard let language = Self.language(of: file.path) else { continue }
            let source = SourceFile(
                path: SitePath.join(folder.name, file.path), bytes: StringsFile.utf8(file.bytes))
            read(file, source) { add($0, language, $1, $2) }
        }
        table.source = table.languages.first { $0 == "Base" } ?? table.languages.first { $0.hasPrefix("en") }
        set.add(table)
        if let first = files.first {
            reportMissing(in: table, SourceFile(path: SitePath.join(folder.name, first.path), bytes: []))
        }
    }

    private mutating func read(
        _ file: InputFile, _ source: SourceFile,
        _ add: (String, TextTable.Entry, (SourceFile, Range<Int>)?) -> Void
    ) {
        if SitePath.extensionOf(file.path) == "stringsdict" {
            guard let entries = try? PluralFile.read(file.bytes) else {
                return fail("this is no property list", source, nil)
            }
            for (key, entry) in entries { add(key, entry, nil) }
            return
        }
        do throws(JSONFault) {
            for (key, value, range) in try StringsFile.read(source.bytes) {
                add(key, TextTable.Entry(value: value), (source, range))
            }
        } catch {
            fail("texts cannot be read: \(error.message)", source, error.offset..<error.offset)
        }
    }

    private static func language(of path: String) -> String? {
        let folder = SitePath.name(SitePath.folder(path))
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
