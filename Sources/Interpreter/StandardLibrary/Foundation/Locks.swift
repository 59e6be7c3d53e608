/// Locks. One preview runs in one thread, so each is free when it is asked for.
extension StandardLibrary {
}
