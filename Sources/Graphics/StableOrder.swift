/// Indices in the order of what they stand for: a merge sort, which ends whatever the comparison answers. The
/// standard library's would be written out for every type that is sorted, which is 1.5 % of the engine.
/// `Syntax` has the same one: the two columns of modules have nothing below them that they share.
@inline(never)
package func stableOrder(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var order = Array(0..<count)
    var merged = order
    var width = 1
    while width < count {
        for start in stride(from: 0, to: count, by: 2 * width) {
            let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
            var (left, right) = (start, middle)
            for place in start..<end {
                let isLeft = left < middle && (right == end || !precedes(order[right], order[left]))
                merged[place] = order[isLeft ? left : right]
                if isLeft { left += 1 } else { right += 1 }
            }
        }
        swap(&order, &merged)
        width *= 2
    }
    return order
}
