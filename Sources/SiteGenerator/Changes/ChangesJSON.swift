import Previews

/// Changes for other programs. The keys are a contract with them.
extension SiteChanges {
    public var json: Bytes {
        var writer = JSONWriter()
        writer.object {
            $0.integer("version", 1)
            $0.string("against", against)
            $0.object("summary", writeSummary)
            $0.array("broken") { writer in
                for promise in broken { writer.object { Self.write(promise, to: &$0) } }
            }
            $0.array("figures") { writer in
                for change in figures { writer.object { Self.write(change, to: &$0) } }
            }
            $0.array("words") { writer in
                for page in pages {
                    for passage in page.passages {
                        writer.object { Self.write(passage, on: page.path, to: &$0) }
                    }
                }
            }
            $0.object("pages", writePages)
        }
        return writer.bytes + [10]
    }

    private func writeSummary(_ writer: inout JSONWriter) {
        writer.integer("figures", figures.count)
        writer.integer("pictures", pictureCount)
        writer.integer("promises", promiseCount)
        writer.integer("broken", broken.count)
        writer.integer("words", passageCount)
        writer.integer("pages", pageCount)
    }

    private static func write(_ promise: BrokenPromise, to writer: inout JSONWriter) {
        writer.string("page", promise.page)
        writer.string("place", promise.place)
        writer.string("message", promise.message)
    }

    private func writePages(_ writer: inout JSONWriter) {
        for case (let key, let pages) in [("added" as StaticString, added), ("removed", removed)] {
            writer.array(key) { writer in
                for page in pages {
                    writer.object {
                        $0.string("page", page.path)
                        $0.string("title", page.title)
                        $0.integer("figures", page.figures.count)
                    }
                }
            }
        }
        writer.array("moved") { writer in
            for (from, to) in moved {
                writer.object {
                    $0.string("from", from)
                    $0.string("to", to.path)
                }
            }
        }
    }

    private static func write(_ passage: PassageChange, on page: String, to writer: inout JSONWriter) {
        writer.string("page", page)
        writer.string("before", passage.before)
        writer.string("after", passage.after)
    }

    // MARK: Figures

    private static func write(_ change: FigureChange, to writer: inout JSONWriter) {
        writer.string("page", change.page)
        writer.string("id", change.figure?.id)
        writer.string("name", change.figure?.name)
        writer.string("status", change.before == nil ? "added" : change.after == nil ? "removed" : "changed")
        writer.boolean("code", change.hasOtherCode)
        if change.hasOtherBreakpoints { writer.object("breakpoints") { numbers(change, to: &$0) } }
        if !change.promises.isEmpty {
            writer.object("promises") { writer in
                for case (let key, let lines) in [
                    ("added" as StaticString, change.promises.added), ("removed", change.promises.removed),
                ] {
                    writer.array(key) { writer in for line in lines { writer.string(nil, line) } }
                }
            }
        }
        writer.array("pictures") { writer in
            for picture in change.pictures { writer.object { write(picture, to: &$0) } }
        }
    }

    private static func numbers(_ change: FigureChange, to writer: inout JSONWriter) {
        for case (let key, let list?) in [
            ("before" as StaticString, change.before?.breakpoints), ("after", change.after?.breakpoints),
        ] {
            writer.array(key) { writer in for number in list { writer.length(nil, number) } }
        }
    }

    private static func write(_ picture: FigureChange.Picture, to writer: inout JSONWriter) {
        writer.string("picture", picture.label)
        writer.string(
            "status", picture.before == nil ? "added" : picture.after == nil ? "removed" : "changed")
        writer.boolean("looksTheSame", picture.looksTheSame)
        for case (let key, let one?) in [
            ("before" as StaticString, picture.before), ("after", picture.after),
        ] {
            writer.object(key) {
                $0.length("width", one.size.width)
                $0.length("height", one.size.height)
                $0.string("says", one.description)
            }
        }
        writer.array("frames") { writer in
            for frame in picture.frames { writer.object { write(frame, to: &$0) } }
        }
    }

    private static func write(_ frame: FrameChange, to writer: inout JSONWriter) {
        writer.string("view", frame.view)
        writer.integer("number", frame.number)
        for case (let key, let outline?) in [
            ("before" as StaticString, frame.before), ("after", frame.after),
        ] {
            writer.array(key) { writer in
                for number in [outline.x, outline.y, outline.width, outline.height] {
                    writer.length(nil, number)
                }
            }
        }
    }
}
