let before = 0
// region part
let inside = 1
// endregion
let after = 2
