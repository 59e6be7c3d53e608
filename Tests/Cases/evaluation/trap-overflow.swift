let big = Int.max
let one = 1
print(big + one)  // trap: arithmetic overflow
