// What the rest of the program asks of Platform has to be there on every system.
func uses(_ folders: Set<String>) -> Bool {
    let watch = FolderWatch()
    let isNew: Bool?? = watch?.watch(folders, parents: folders)
    let info = [FileInfo("Content"), FileInfo(descriptor: 0)].compactMap { $0 }
    let numbers: [Int] = info.flatMap { [$0.size, $0.seconds, $0.nanoseconds] }
    let identities: [UInt64] = info.flatMap { [$0.device, $0.number] }
    let permissions: [UInt16] = info.map(\.permissions)
    let option: CInt? = HostSystem.noSignalOption
    HostSystem.endSending(3)
    let path: String? = HostSystem.realPath("Content")
    return isNew == true || watch?.wait(milliseconds: 2000) == true || numbers.isEmpty || identities.isEmpty || path == nil
        || permissions.isEmpty || option == nil || info.allSatisfy(\.isRegular) || HostSystem.exchange("a", "b") || HostSystem.isTerminal || HostSystem.opener.isEmpty
}
