import Graphics
import Syntax

/// Promises about whole pictures: the same at several widths, the same as one that was kept.
extension PromiseJudge {
    mutating func sameness(of promise: Expectation, at widths: [Double], in surroundings: PreviewEnvironment)
        -> PromiseVerdict
    {
        var first: Rendering?
        for width in widths {
            switch laidOut(promise, at: width, in: surroundings) {
            case .failure(let reason): return .undecided(reason.message)
            case .success(let rendering):
                guard let known = first else {
                    first = rendering
                    continue
                }
                if !known.isSame(as: rendering) {
                    return .broken(difference(known, widths[0], rendering, width))
                }
            }
        }
        return .kept
    }

    private func difference(_ a: Rendering, _ first: Double, _ b: Rendering, _ width: Double) -> String {
        let (one, other) = (a.inspection.root.frame.size, b.inspection.root.frame.size)
        let (here, there) = (Expectation.text(first), Expectation.text(width))
        if one == other { return "at \(there) it looks different from \(here)" }
        return "it is \(Expectation.text(one.width)) x \(Expectation.text(one.height)) at \(here)"
            + " and \(Expectation.text(other.width)) x \(Expectation.text(other.height)) at \(there)"
    }

    mutating func comparison(
        of promise: Expectation, with kept: String?, at widths: [Double], in surroundings: PreviewEnvironment
    ) -> PromiseVerdict {
        var text = ""
        for width in widths {
            switch laidOut(promise, at: width, in: surroundings) {
            case .failure(let reason): return .undecided(reason.message)
            case .success(let rendering): text += "width \(Expectation.text(width))\n" + rendering.snapshot
            }
        }
        snapshots.append(text)
        guard let kept else {
            return .undecided("no snapshot is kept yet; 'galley check --update-snapshots' keeps it")
        }
        return Name(Snapshot.number(of: text)) == Name(kept) ? .kept : .broken("it is not as it was kept")
    }
}

/// Everything that a layout came to, as text that is kept beside a page.
public enum Snapshot {
    /// A number that is equal for equal texts.
    public static func number(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "\(hash)"
    }
}

extension Rendering {
    /// The frame of every view, what was offered to it, what was chosen, and what is drawn.
    var snapshot: String { inspection.text + list.drawing }
}
