/// `KeyPathComparator` and `SortDescriptor`: orders as values.
extension StandardLibrary {
}
