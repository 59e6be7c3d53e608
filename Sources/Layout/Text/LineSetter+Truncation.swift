import Graphics

extension LineSetter {
    /// The last line shown, when more text follows: what fits of the rest together with an ellipsis.
    func truncated(from start: Int, width: Double) -> Cut {
        var paragraphEnd = start
        while paragraphEnd < shaped.glyphs.count, shaped.glyphs[paragraphEnd].opportunity != .mandatory {
            paragraphEnd += 1
        }
        let paragraph = start..<min(paragraphEnd + 1, shaped.glyphs.count)
        switch style.truncationMode {
        case .tail: return tail(visible(paragraph), width: width)
        case .head: return head(rest(from: start), width: width)
        case .middle: return middle(rest(from: start), width: width)
        }
    }

    /// Everything that is left, line ends taken out.
    private func rest(from start: Int) -> [Int] {
        var indices = Array(visible(start..<shaped.glyphs.count))
        indices.removeAll { LineBreakClass.of(shaped.glyphs[$0].scalar).isHardBreak }
        return indices
    }

    func ellipsisWidth(beside glyph: Int) -> Double {
        let run = shaped.runs[shaped.glyphs[glyph].run]
        let em = run.font.face.size / 2048
        let units =
            SystemFont.advance(LineSetter.ellipsis, in: run.font.face).value
            + SystemFont.tracking(run.font.face)
        return (units * em + run.attributes.kerning + run.attributes.tracking) * (1 - tightening)
    }

    private func tail(_ line: Range<Int>, width limit: Double) -> Cut {
        var end = line.lowerBound + most(Array(line), within: limit)
        while end > line.lowerBound {
            let kept = visible(line.lowerBound..<end)
            let total = width(of: kept) + ellipsisWidth(beside: max(kept.upperBound - 1, line.lowerBound))
            if total <= limit + LineSetter.tolerance {
                return Cut(glyphs: Array(kept), ellipsisAt: kept.count)
            }
            end -= 1
            while end > line.lowerBound && !shaped.glyphs[end].startsCluster { end -= 1 }
        }
        return Cut(glyphs: [], ellipsisAt: 0)
    }

    private func head(_ glyphs: [Int], width limit: Double) -> Cut {
        var first = glyphs.count - most(glyphs.reversed(), within: limit)
        while first < glyphs.count {
            let glyph = shaped.glyphs[glyphs[first]]
            if glyph.startsCluster && !glyph.isSpace {
                let total = width(of: glyphs[first...]) + ellipsisWidth(beside: glyphs[first])
                if total <= limit + LineSetter.tolerance {
                    return Cut(glyphs: Array(glyphs[first...]), ellipsisAt: 0)
                }
            }
            first += 1
        }
        return Cut(glyphs: [], ellipsisAt: 0)
    }

    /// How many glyphs could at most stand beside an ellipsis, which is wider than any kerning saves: a long
    /// text is not tried from end to end.
    private func most(_ glyphs: [Int], within limit: Double) -> Int {
        var sum = 0.0
        var count = 0
        for glyph in glyphs {
            sum += taken(shaped.glyphs[glyph])
            if sum > limit + LineSetter.tolerance { break }
            count += 1
        }
        return count
    }

    /// Keeps as much at the end as at the start, the start getting the odd character.
    private func middle(_ glyphs: [Int], width limit: Double) -> Cut {
        var front = 0
        var back = glyphs.count
        var best = Cut(glyphs: [], ellipsisAt: 0)
        var takesFront = true
        while front < back {
            if takesFront {
                front = clusterEnd(glyphs, after: front)
            } else {
                back = clusterBegin(glyphs, before: back)
            }
            takesFront.toggle()
            if front > back { break }
            let kept = trimmedAroundCut(glyphs, front: front, back: back)
            let head = glyphs[..<kept.front], tail = glyphs[kept.back...]
            let total =
                width(of: head) + width(of: tail) + ellipsisWidth(beside: glyphs[max(kept.front - 1, 0)])
            if total > limit + LineSetter.tolerance { break }
            best = Cut(glyphs: Array(head) + Array(tail), ellipsisAt: kept.front)
        }
        return best
    }

    private func trimmedAroundCut(_ glyphs: [Int], front: Int, back: Int) -> (front: Int, back: Int) {
        var front = front, back = back
        while front > 0 && shaped.glyphs[glyphs[front - 1]].isSpace { front -= 1 }
        while back < glyphs.count && shaped.glyphs[glyphs[back]].isSpace { back += 1 }
        return (front, back)
    }

    private func clusterEnd(_ glyphs: [Int], after i: Int) -> Int {
        var k = i + 1
        while k < glyphs.count && !shaped.glyphs[glyphs[k]].startsCluster { k += 1 }
        return k
    }

    private func clusterBegin(_ glyphs: [Int], before i: Int) -> Int {
        var k = i - 1
        while k > 0 && !shaped.glyphs[glyphs[k]].startsCluster { k -= 1 }
        return k
    }
}
