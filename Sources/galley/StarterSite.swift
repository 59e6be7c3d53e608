import Foundation
import SiteGenerator

/// The files of a new site.
struct StarterSite {
    let title: String

    var files: [InputFile] {
        [
            .starter("Content/index.md", home),
            .starter("Content/getting-started.md", guide),
            .starter("Site/site.yml", settings),
            .ignored(),
        ]
    }

    /// The title as YAML has texts in quotes.
    private var quoted: String { Self.quoted(title) }

    static func quoted(_ title: String) -> String {
        "\"" + title.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }

    private var settings: String {
        """
        title: \(quoted)
        description: What this library is for, in one sentence.
        language: en
        # The address the site will have; canonical links, the site map and the feed need it.
        # url: https://example.com/docs/
        links:
          Getting started: getting-started.md
        previews:
          widths: [320, 393]

        """
    }

    private var home: String {
        """
        ---
        title: \(quoted)
        description: What this library is for, in one sentence.
        kind: home
        ---

        ```swift preview id=badge widths="320 200" caption="One snippet, two widths. Change it and save: the pictures follow."
        ViewThatFits(in: .horizontal) {
            Label("A row when there is room", systemImage: "star")
            VStack(spacing: 8) {
                Image(systemName: "star")
                Text("A column when not")
            }
        }
        .padding()
        .background(.orange.opacity(0.2), in: .rect(cornerRadius: 12))
        ```

        ```expect of=badge
        width 320: ViewThatFits shows 1
        width 200: ViewThatFits shows 2
        ```

        ::: cards
        - [Getting started](getting-started.md)
          Install the library and lay out a first view.
        - **Every width**
          Galley draws a layout at the widths you name, and marks where it changes.
        - **Kept promises**
          The build fails when a picture is no longer what the page says.
        :::

        """
    }

    private var guide: String {
        """
        ---
        title: Getting started
        description: Install the library and lay out a first view.
        order: 1
        ---

        ## Install

        Add the package to your manifest.

        ```swift title="Package.swift"
        .package(url: "https://example.com/library", from: "1.0.0")
        ```

        ## Lay out a view

        Two colors share the width that a text leaves.

        ```swift preview widths="320 160" caption="The text takes what it needs, the colors divide the rest."
        HStack(spacing: 8) {
            Text("Fixed")
            Color.teal
            Color.indigo
        }
        .frame(height: 44)
        ```

        > [!TIP]
        > Change the code above and save: the picture follows.

        """
    }
}
