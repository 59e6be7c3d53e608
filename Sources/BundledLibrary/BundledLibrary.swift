// The library's text in the program itself, so that nothing has to be read from disk before the first
// snippet. The build writes the only declaration of this module, `LibraryBundle`, from the files of
// `Sources/Library`; the page's engine has no such module and is handed the same bytes.
