import Testing

@testable import SiteGenerator

/// Rows of data files, and tables of them.
struct DataTableTests {
    private func read(_ path: String, _ text: String) throws -> [[String]] {
        let table = try DataTable.read(SourceFile(path: path, bytes: Bytes(text.utf8)))
        return [table.columns] + table.rows
    }

    @Test func separated() throws {
        #expect(
            try read("a.csv", "a,b\r\n\"1,\"\"2\"\"\n3\", 4\r\n\n,\n") == [
                ["a", "b"], ["1,\"2\"\n3", "4"], ["", ""],
            ])
        #expect(try read("a.tsv", "a\tb\n1,2\t3") == [["a", "b"], ["1,2", "3"]])
    }

    /// Names come in the order in which they are met; what a row does not have is empty.
    @Test func structured() throws {
        let rows = [["a", "b"], ["1.50", ""], ["x", "true"]]
        #expect(try read("a.json", "[{\"a\": 1.50}, {\"a\": \"x\", \"b\": true}]") == rows)
        #expect(try read("a.yml", "- a: 1.50\n- a: x\n  b: true\n") == rows)
    }

    @Test(arguments: [
        ("a.csv", "a,b\n1", "1 of 2 cells in this row", 4),
        ("a.csv", "a,a\n", "two columns are called 'a'", 0),
        ("a.csv", "a\n\"1", "this quote is never closed", 2),
        ("a.csv", "a\n\"1\"x", "text after the quote that closes", 5),
        ("a.json", "[1]", "a row is an object: {\"name\": \"value\"}", 1),
        ("a.json", "[{\"a\": []}]", "a cell is a text, a number or a truth value", 7),
        ("a.json", "{}", "expected a list of rows: [{\"name\": \"value\"}]", 0),
        ("a.yml", "- a: [1]\n", "a cell is a text, a number or a truth value", 5),
        ("a.yml", "a: 1\n", "expected a list of rows: '- name: value'", 0),
        ("a.txt", "x", "data is read from files that end in csv, tsv, json, yml, yaml", 0),
    ]) func faults(path: String, text: String, message: String, at offset: Int) {
        do {
            _ = try read(path, text)
            Issue.record("no fault")
        } catch {
            #expect((error as? DataFault)?.message == message)
            #expect((error as? DataFault)?.range.lowerBound == offset)
        }
    }

    /// Numbers stand at the right; the page's Markdown has the rows as well.
    @Test func table() {
        let output = SiteBuilder(renderer: nil).build(
            TestSite.pages([
                "index.md": "# T\n\nLead.\n\n::: data p.csv columns=\"Price, Name\"\n\nMore.\n",
                "p.csv": "Name,Price\n<Pear> | x,1.5\n",
            ]))
        func text(_ path: String) -> String { output.files.first { $0.path == path }?.bytes.text ?? "" }
        #expect(output.problems.isEmpty)
        #expect(
            text("index.html").contains(
                "<tr><th class=\"right\">Price<th>Name\n</thead>\n<tbody>\n<tr><td class=\"right\">1.5<td>&lt;Pear&gt; | x"
            ))
        #expect(text("index.md").contains("\n\n| Price | Name |\n| --: | --- |\n| 1.5 | <Pear> \\| x |\n\n"))
    }

    @Test(arguments: [
        ("::: data", "5: 'data' needs the path of a file"),
        ("::: data q.csv", "10: cannot find 'q.csv', a file of data"),
        ("::: data p.csv columns=\"Nam\"", "25: 'p.csv' has no column 'Nam'"),
        ("::: data p.csv sort=a", "16: unknown attribute 'sort'"),
    ]) func mistakes(text: String, message: String) {
        let output = SiteBuilder(renderer: nil).build(
            TestSite.pages(["index.md": "# T\n\nLead.\n\n\(text)\n", "p.csv": "Name,Price\nPear,1\n"]))
        let first = output.problems[0]
        let place = first.file!.position(of: first.range!.lowerBound)
        #expect("\(place.column): \(first.message)" == message)
        #expect(place.line == 5)
    }
}
