/// Something to document.
public struct Kit {}
