import Foundation
import SiteGenerator

/// The files of a new blog: a home page, a list of posts by date, a first post.
struct StarterBlog {
    let title: String
    /// The day of the first post, `2026-02-19`.
    let day: String

    var files: [InputFile] {
        [
            .starter("Content/index.md", home),
            .starter("Content/posts/index.md", posts),
            .starter("Content/posts/\(day)-a-row-that-fits.md", post),
            .starter("Site/site.yml", settings),
            .ignored(),
        ]
    }

    private var settings: String {
        """
        title: \(StarterSite.quoted(title))
        description: What this blog is about, in one sentence.
        language: en
        author: Your name
        # The address the site will have; the feeds need it.
        # url: https://example.com/
        links:
          Posts: posts/index.md

        """
    }

    private var home: String {
        """
        ---
        title: \(StarterSite.quoted(title))
        description: What this blog is about, in one sentence.
        kind: home
        ---

        Who writes here, and about what. [All posts](posts/index.md)

        """
    }

    private var posts: String {
        """
        ---
        title: Posts
        description: Every post, the newest first.
        list: date
        perPage: 20
        ---

        """
    }

    private var post: String {
        """
        ---
        title: A row that fits
        description: A first post, with a picture that the build draws.
        series: A row in two evenings
        tags: [layout]
        ---

        This post has its day and its address from its file's name, and the posts of one `series` list each other. Change the code
        and save: the pictures follow.

        ```swift preview widths="320 200"
        ViewThatFits(in: .horizontal) {
            Label("A row when there is room", systemImage: "star")
            VStack(spacing: 8) {
                Image(systemName: "star")
                Text("A column when not")
            }
        }
        .padding()
        ```

        """
    }
}
