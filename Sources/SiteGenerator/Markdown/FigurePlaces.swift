import Syntax

/// Where a figure goes that has been read and is not written yet.
struct FigurePlace {
    enum Form {
        /// The figure itself; whether it opens a text of its own, as that of an included file.
        case html(isFirst: Bool)
        /// Its pictures in words for the twin, each line behind a prefix.
        case words(Bytes)
        /// The same below its code.
        case wordsBelow(Bytes)
    }

    var figure: Int
    var form: Form
}

/// Figures are written when the whole page is read and all its previews are evaluated. Until then a mark is
/// in their place, between zeros, which no text of a page has.
extension MarkdownRenderer {
    mutating func leavePlace(for figure: PlacedFigure) {
        guard let number = figure.number, figure.isShown else { return }
        out.append(contentsOf: mark(FigurePlace(figure: number, form: .html(isFirst: out.isEmpty))))
    }

    /// What is written for a place until its figure is there.
    mutating func mark(_ place: FigurePlace) -> Bytes {
        result.figurePlaces.append(place)
        return Bytes("\0\(result.figurePlaces.count - 1)\0".utf8)
    }

    /// Puts the figures where they go.
    mutating func putFigures() {
        guard let figures = host?.figures(), !result.figurePlaces.isEmpty else { return }
        out = filled(out, figures)
        for index in result.twinChanges.indices {
            result.twinChanges[index].text = filled(result.twinChanges[index].text, figures)
        }
        result.twinChanges.removeAll { $0.range.isEmpty && $0.text.isEmpty }
        result.figurePlaces = []
    }

    private func filled(_ text: Bytes, _ figures: [WrittenFigure]) -> Bytes {
        var out = Bytes()
        var at = 0
        while let zero = text[at...].firstIndex(of: 0) {
            out.append(contentsOf: text[at..<zero])
            at = zero + 1
            guard let end = text[at...].firstIndex(of: 0), let place = place(text[at..<end]) else {
                out.append(0)
                continue
            }
            at = end + 1
            place.put(figures[place.figure], into: &out)
            // What comes behind a figure has begun a line of its own, and may be on one now.
            if place.isFigure, at < text.count, text[at] == "\n", out.last ?? UInt8(ascii: "\n") == "\n" {
                at += 1
            }
        }
        guard at > 0 else { return text }
        out.append(contentsOf: text[at...])
        return out
    }

    private func place(_ number: ArraySlice<UInt8>) -> FigurePlace? {
        guard number.count < 10, let index = Int(String(number)), result.figurePlaces.indices.contains(index)
        else { return nil }
        return result.figurePlaces[index]
    }
}

extension FigurePlace {
    fileprivate var isFigure: Bool {
        if case .html = form { true } else { false }
    }

    fileprivate func put(_ figure: WrittenFigure, into out: inout Bytes) {
        let lines = figure.words.map { "- " + $0 }
        switch form {
        case .html(let isFirst):
            if !isFirst, !figure.html.isEmpty { out.freshLine() }
            out.append(contentsOf: figure.html)
        case .words(let prefix):
            out.append(contentsOf: TwinChange.indented(lines, by: prefix).dropFirst())
        case .wordsBelow(let prefix) where !lines.isEmpty:
            out.append(contentsOf: TwinChange.indented([""] + lines, by: prefix))
        case .wordsBelow: return
        }
    }
}
