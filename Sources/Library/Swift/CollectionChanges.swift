extension Array {
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        var (low, high) = (0, count)
        while true {
            while low < high, !(try belongsInSecondPartition(self[low])) { low += 1 }
            while low < high, try belongsInSecondPartition(self[high - 1]) { high -= 1 }
            if low >= high { return low }
            swapAt(low, high - 1)
        }
    }
}

struct CollectionDifference<ChangeElement>: RandomAccessCollection {
    enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    }

    let insertions: [Change]
    let removals: [Change]
    var startIndex: Int { 0 }
    var endIndex: Int { insertions.count + removals.count }

    subscript(position: Int) -> Change {
        position < removals.count
            ? removals[removals.count - 1 - position] : insertions[position - removals.count]
    }
}

extension BidirectionalCollection where Element: Equatable {
    func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
    where C.Element == Element {
        let (old, new) = (Array(other), Array(self))
        var common = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in stride(from: old.count - 1, through: 0, by: -1) {
            for j in stride(from: new.count - 1, through: 0, by: -1) {
                common[i][j] =
                    old[i] == new[j]
                    ? common[i + 1][j + 1] + 1 : Swift.max(common[i + 1][j], common[i][j + 1])
            }
        }
        var insertions: [CollectionDifference<Element>.Change] = []
        var removals: [CollectionDifference<Element>.Change] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                i += 1
                j += 1
            } else if j == new.count || (i < old.count && common[i + 1][j] >= common[i][j + 1]) {
                removals.append(.remove(offset: i, element: old[i], associatedWith: nil))
                i += 1
            } else {
                insertions.append(.insert(offset: j, element: new[j], associatedWith: nil))
                j += 1
            }
        }
        return CollectionDifference(insertions: insertions, removals: removals)
    }
}

extension Array {
    func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
        var result = self
        for change in difference {
            switch change {
            case .remove(let offset, _, _):
                if offset >= result.count { return nil }
                result.remove(at: offset)
            case .insert(let offset, let element, _):
                if offset > result.count { return nil }
                result.insert(element, at: offset)
            }
        }
        return result
    }
}

typealias ContiguousArray<Element> = Array<Element>
