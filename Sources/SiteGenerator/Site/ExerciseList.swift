/// All exercises of a site by their lessons, with what each takes; a script marks those that its reader has
/// solved.
struct ExerciseList {
    let page: Page
    let pages: [Page]
    let texts: ThemeTexts

    func write(into out: inout Bytes) {
        let lessons = pages.filter { !$0.rendered.exercises.isEmpty }
        guard !lessons.isEmpty else { return }
        out.put("<section class=\"exercises\">\n<p class=\"progress\" role=\"status\"></p>\n")
        for lesson in lessons { write(lesson, into: &out) }
        out.put("</section>\n")
    }

    private func write(_ lesson: Page, into out: inout Bytes) {
        let address = SitePath.relative(from: page.folder, to: lesson.output)
        out.put("<h2 id=\"")
        out.putEscaped(slug(lesson.title))
        out.put("\">")
        out.putLink(to: address, lesson.navigationTitle)
        out.put("</h2>\n<p class=\"times\">")
        let practice = lesson.rendered.exercises.reduce(0) { $0 + $1.minutes }
        put(
            "\(texts["% min to read", Self.readingMinutes(lesson)]) · \(texts["% min to practice", practice])",
            into: &out)
        out.put("</p>\n<ul>\n")
        for exercise in lesson.rendered.exercises { write(exercise, address, into: &out) }
        out.put("</ul>\n")
    }

    private func write(_ exercise: Exercise, _ address: String, into out: inout Bytes) {
        out.put("<li>")
        out.putLink(to: address + "#" + exercise.id, exercise.title)
        out.put(" <span>")
        put("\(texts[exercise.level.rawValue]) · \(texts["% min", exercise.minutes])", into: &out)
        out.put("</span>\n")
    }

    private func put(_ text: String, into out: inout Bytes) { out.putEscaped(text) }

    /// At two hundred words a minute, which is slow, since figures are to be looked at.
    private static func readingMinutes(_ lesson: Page) -> Int {
        let words = lesson.rendered.searchedWords.split { $0 == 32 || $0 == 10 }.count
        return max(1, (words + 199) / 200)
    }
}
