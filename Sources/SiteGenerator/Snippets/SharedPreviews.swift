/// Results of previews that several machines share, by names that say all that a result depends on.
///
/// What comes from there may be damaged, another's, or forged: whoever reads it looks at its checksum.
public protocol SharedPreviews: Sendable {
    /// `nil` when there is none, or when asking is not worth it.
    func entry(_ name: String) -> Bytes?
    func keep(_ entry: Bytes, _ name: String)
    /// Writes what has not been written; gives in words what went wrong, now or before.
    func finish() -> String?
}
