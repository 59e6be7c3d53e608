/// The one name close enough to be what was meant, or none: a wrong guess is worse than no guess.
///
/// One edit up to four letters, then a third of the length; two names equally near give none.
public func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8).map(\.asciiLowercased)
    guard wanted.count > 1 else { return nil }
    let limit = wanted.count <= 4 ? 1 : wanted.count / 3
    var best: (distance: Int, name: String)?
    var isTied = false
    for candidate in candidates where candidate != name {
        let distance = editDistance(wanted, Array(candidate.utf8).map(\.asciiLowercased), limit: limit)
        guard distance <= limit else { continue }
        if best == nil || distance < best!.distance {
            best = (distance, candidate)
            isTied = false
        } else if distance == best!.distance {
            isTied = true
        }
    }
    return isTied ? nil : best?.name
}

/// The nearest of the names as a note, or all of them.
public func proposal(for name: String, among candidates: some Sequence<String>) -> String {
    suggestion(for: name, among: candidates) ?? "there are \(candidates.joined(separator: ", "))"
}

/// The nearest of the names as a note, if there is one.
func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates).map { didYouMean($0) }
}

func didYouMean(_ name: String) -> String { "did you mean '\(name)'?" }

/// Edits (insert, delete, replace, swap two neighbors) from one name to the other; `limit + 1` when it is
/// more.
private func editDistance(_ a: Bytes, _ b: Bytes, limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
            row.append(cost)
        }
        before = previous
        previous = row
    }
    return previous[b.count]
}
