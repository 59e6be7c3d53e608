import Previews
import Syntax

extension FigureHTML {
    /// The figure as data, from which `live.js` asks for other widths.
    func writeRecipe(into out: inout Bytes) {
        out.put("<script type=\"application/json\" class=\"recipe\">{\"source\":")
        out.putJSON(fence.code)
        out.put(",\"uses\":[")
        for (index, use) in uses.enumerated() {
            if index > 0 { out.put(",") }
            out.putJSON(use.bytes)
        }
        out.put("],\"show\":")
        if let show = attributes.show { out.putJSON(show) } else { out.put("null") }
        let marks = result.pictures.first?.marks ?? PictureMarks()
        out.put(",")
        write(marks, into: &out)
        writeOtherMarks(than: marks, into: &out)
        writeTexts(isExercise ? "goals" : "promises", promises.map(judged), into: &out)
        writeTexts("steps", promises.isEmpty ? [] : attributes.steps.map(\.text), into: &out)
        writeTexts("explain", attributes.explained?.map(\.name) ?? [], into: &out)
        writeTexts("resources", resources, into: &out)
        writeModules(into: &out)
        if result.pictures.isEmpty, let width = attributes.widths?.first {
            out.put(",\"width\":\(points(width))")
        }
        out.put(",\"height\":\((attributes.height ?? fixedHeight).map(points) ?? "null"),\"options\":{")
        writeOptions(into: &out)
        out.put("}}</script>\n")
    }

    /// A promise as the page has it judged: one about what was kept brings its number and widths along.
    private func judged(_ promise: String) -> String {
        guard let kept = snapshots[promise] else { return promise }
        let widths = kept.split(separator: "\n").filter { $0.hasPrefix("width ") }.map {
            String($0.dropFirst(6))
        }.filter { Double($0) != nil }
        return ([promise, Snapshot.number(of: kept)] + widths).joined(separator: " ")
    }

    private func write(_ marks: PictureMarks, into out: inout Bytes) {
        out.put("\"breakpoints\":[\(marks.breakpoints.map(points).joined(separator: ","))]")
        guard !marks.bands.isEmpty else { return }
        let bands = marks.bands.map { "{\"from\":\(points($0.from)),\"shown\":\"\($0.label)\"}" }
        out.put(",\"bands\":[\(bands.joined(separator: ","))]")
    }

    /// Where further pictures change at other widths than the first, by their places.
    private func writeOtherMarks(than first: PictureMarks, into out: inout Bytes) {
        let others = result.pictures.enumerated().filter { $0.element.marks != first }
        guard !others.isEmpty else { return }
        out.put(",\"marks\":{")
        for (index, (place, picture)) in others.enumerated() {
            out.put("\(index > 0 ? "," : "")\"\(place)\":{")
            write(picture.marks, into: &out)
            out.put("}")
        }
        out.put("}")
    }

    private func writeModules(into out: inout Bytes) {
        writeTexts("modules", modules, into: &out)
        let place = preview.map { "\($0.number) \($0.file)" }
        for case (let key, let text?) in [("home", home), ("preview", place)] {
            out.put(",\"\(key)\":")
            out.putJSON(text)
        }
    }

    /// Whether the fence says how large its pictures are; else its preview may.
    private var saysSize: Bool { attributes.written(has: ["widths", "device"]) }

    private var fixedHeight: Double? {
        if !saysSize, case .fixed(_, let height)? = preview?.layout { height } else { nil }
    }

    private func writeTexts(_ key: StaticString, _ texts: [String], into out: inout Bytes) {
        guard !texts.isEmpty else { return }
        out.put(",\"\(key)\":[")
        for (index, text) in texts.enumerated() {
            if index > 0 { out.put(",") }
            out.putJSON(text)
        }
        out.put("]")
    }

    private func writeOptions(into out: inout Bytes) {
        let device = attributes.devices.first ?? (saysSize ? nil : preview?.device)
        let options = (device.map { [("device", $0)] } ?? []) + attributes.surroundings
        var isFirst = true
        for (name, value) in options {
            if !isFirst { out.put(",") }
            isFirst = false
            out.putJSON(name)
            out.put(":")
            out.putJSON(value)
        }
    }
}
