import Previews

/// A figure of a page as it is read, before the engine has been asked for any.
enum PageFigure {
    /// Code that is shown without pictures.
    case listing([FencedCode], SnippetAttributes)
    case preview(ReadPreview)
    case edit(ReadEdit)
    /// What a reader of an exercise starts from.
    case start(ReadExercise)
    case solution(ReadExercise)
}

/// A preview fence with all that it says.
struct ReadPreview {
    var attributes: SnippetAttributes
    /// The code that the figure shows: never none.
    var shown: [FencedCode]
    var text: SnippetText
    var uses: [SnippetText]
    /// The previews of modules that the fence names.
    var previews: [FoundPreview]
    /// How many snippets with an id the page had when it was read.
    var known: Int
}

/// An `edit` fence with the snippet that it changes.
struct ReadEdit {
    var fence: FencedCode
    var edit: SnippetEdit
    var base: PageSnippets.Known
    var changed: SnippetText
}

/// The start or the solution of an exercise.
struct ReadExercise {
    var fences: ExerciseFences
    var fence: FencedCode
    var attributes: SnippetAttributes
    var text: SnippetText
    var uses: [SnippetText]
    var known: Int
}

/// What a page's text is told of a figure that has been read.
struct PlacedFigure {
    /// Its number in the page; nil for what is no figure.
    var number: Int?
    /// Hidden code has a number and no place.
    var isShown = true
    /// Its code when that is from a file; what is empty is not shown at all.
    var code: Bytes?
}

/// A figure with what the engine was asked for it, and what came of that.
struct WrittenFigure {
    var html = Bytes()
    /// Its pictures in words.
    var words: [String] = []
    var requests: [PreviewRequest] = []
    var results: [PreviewResult] = []
}
