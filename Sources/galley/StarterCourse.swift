import SiteGenerator

/// The files of a new course: a home page, a first lesson with an exercise, the list of all exercises.
struct StarterCourse {
    let title: String

    var files: [InputFile] {
        [
            .starter("Content/index.md", home),
            .starter("Content/lessons/index.md", lessons),
            .starter("Content/lessons/share-the-width.md", lesson),
            .starter("Content/exercises.md", exercises),
            .starter("Site/site.yml", settings),
            .ignored(),
        ]
    }

    private var settings: String {
        """
        title: \(StarterSite.quoted(title))
        description: What this course is about, in one sentence.
        language: en
        # The address the site will have; canonical links, the site map and the feed need it.
        # url: https://example.com/course/
        links:
          Lessons: lessons/index.md
          Exercises: exercises.md
        previews:
          widths: [320, 200]

        """
    }

    private var home: String {
        """
        ---
        title: \(StarterSite.quoted(title))
        description: What this course is about, in one sentence.
        kind: home
        ---

        What your readers can do at the end, and what they need to know at the start.

        ::: cards
        - [1. Share the width](lessons/share-the-width.md)
          Who gets how much of a row, and who is asked first.
        - [All exercises](exercises.md)
          Each tells you whether your answer is right.
        :::

        """
    }

    private var lessons: String {
        """
        ---
        title: Lessons
        description: The lessons in order, each with an exercise.
        kind: index
        ---

        Each lesson uses what the lessons before it have explained.

        """
    }

    private var lesson: String {
        """
        ---
        title: Share the width
        description: An HStack offers its children equal shares of the width, the least flexible child first.
        kind: lesson
        order: 1
        ---

        A row has a label of 60 points and two bars. How wide is a bar? It depends on the row, and you needn't guess.

        ```swift preview id=share widths="320 200" caption="The fixed view takes its 60 points. The two bars share what is left."
        HStack(spacing: 10) {
            Color.teal.frame(width: 60)
            Color.indigo.accessibilityIdentifier("bar")
            Color.indigo
        }
        .frame(height: 44)
        ```

        ```expect of=share
        width 320: #bar size 120 x 44
        width 200: #bar size 60 x 44
        ```

        ## Try it

        ::: exercise level=easy title="One wide, two narrow"
        The middle bar should be as wide as both others together. Give the outer ones a fixed width of 80 points.

        ```swift preview widths="340"
        HStack(spacing: 10) {
            Color.teal
            Color.indigo.accessibilityIdentifier("middle")
            Color.teal
        }
        .frame(height: 44)
        ```

        ```expect
        #middle size 160 x 44
        ```

        ::: hint
        A frame with a width fixes it. A view without a frame takes what is left.
        :::

        ```swift solution caption="Two fixed children are served first; the middle one takes the rest."
        HStack(spacing: 10) {
            Color.teal.frame(width: 80)
            Color.indigo.accessibilityIdentifier("middle")
            Color.teal.frame(width: 80)
        }
        .frame(height: 44)
        ```
        :::

        """
    }

    private var exercises: String {
        """
        ---
        title: All exercises
        description: Every exercise of the course, and the ones that you've solved.
        kind: exercises
        order: 2
        ---

        Edit the code, press *Check*, and read what came instead. Your browser remembers what you've solved and sends it nowhere.

        """
    }
}
