#!/usr/bin/env python3
"""A stranger's text in every place of a site, and what becomes of it: payloads.py GALLEY

Each place of a page, of its front matter, of the settings, of a module, its comments, a symbol graph, a catalogue of texts and the names
of files holds the classic payloads, marked with a number. What comes is read by Chromium: every page is parsed and searched for what would
run, then shown with its policy switched off, searched and worked, and no payload may have run. JSON has to be JSON and XML to be XML.
What the build refuses is left out, and counted. Exit status 1 when something is wrong.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

from playwright.sync_api import sync_playwright

from chromium import launch
from run import check, failures, serve

RUN = "pwned(1)"
PAYLOADS = [
    f"<script>{RUN}</script>",
    f"\"><img src=x onerror={RUN}>",
    f"'><svg onload={RUN}>",
    f"</script><script>{RUN}</script>",
    f"</title></textarea></style></template><img src=x onerror={RUN}>",
    f"--><script>{RUN}</script><!--",
    f"]]><script>{RUN}</script>",
    f"\" onmouseover=\"{RUN}\" autofocus onfocus=\"{RUN}",
    f"javascript:{RUN}",
    f"JaVaScRiPt&colon;{RUN}",
    f"data:text/html,<script>parent.{RUN}</script>",
    f"\\u003cscript>{RUN}\\u003c/script>",
    "{{{constructor.constructor('pwned(1)')()}}}",
    f"${{{RUN}}}`+{RUN}+`",
    f"\u2028{RUN}//",
    f"&lt;script&gt;{RUN}&lt;/script&gt;&#60;script&#62;{RUN}",
    f"<a href=\"javascript:{RUN}\">x</a><iframe srcdoc=\"<script>parent.{RUN}</script>\"></iframe>",
    f"<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror={RUN}&gt;\">",
]


def quoted(text):
    """A string of YAML and of JSON."""
    return json.dumps(text, ensure_ascii=False).replace("\u2028", "\\u2028")


def swift(text):
    """A string of Swift."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\u2028", "\\u{2028}") + '"'


# The site ----------------------------------------------------------------------------------------------------------------

FIELDS = ["title", "description", "navigation", "category", "level", "author", "series", "source", "timestamp", "symbol", "symbolKind",
          "module", "declaration", "image", "language", "slug", "keywords", "tags", "aliases", "related", "conforms", "inherits"]
BODIES = {
    "paragraph": "{p}", "heading": "## {p}\n\nText.", "code": "`` {p} ``", "emphasis": "**{p}** _{p}_", "cell": "| a | b |\n|---|---|\n| {p} | `{p}` |",
    "link": "[{p}](<{p}> \"{p}\")", "address": "<{p}>", "image": "![{p}](https://a.example/{p} '{p}')", "reference": "[a][{p}]\n\n[{p}]: <{p}> '{p}'",
    "footnote": "a[^1]\n\n[^1]: {p}", "quote": "> {p}", "list": "- [ ] {p}", "fence": "```swift\n{p}\n```", "info": "```{p}\na\n```",
    "language": "```html title=\"{p}\"\n{p}\n```", "callout": "> [!NOTE] {p}\n> {p}", "directive": ":::note {p}\n{p}\n:::",
    "tabs": "::::tabs\n:::tab {p}\n{p}\n:::\n::::", "symbol": "``{p}``", "strikes": "~~{p}~~", "html": "{p}\n\n<b>{p}</b>",
    "caption": "```swift preview caption={q} id=one\nText(\"a\")\n```", "file": "```swift preview file={q}\nText(\"a\")\n```",
    "allow": "```swift preview allow={a}\nText(\"a\")\n```", "title": "```swift preview title={q}\nText(\"a\")\n```",
    "text": "```swift preview explain\nText({s}).accessibilityLabel({s})\n```", "verbatim": "```swift preview\nText(verbatim: {s})\n    .help({s})\n```",
    "controls": "```swift preview\n@Previewable @State var text = {s}\nForm {{\n    TextField({s}, text: $text)\n    Toggle({s}, isOn: .constant(true))\n"
                "    Picker({s}, selection: .constant({s})) {{ Text({s}).tag({s}) }}\n    Link({s}, destination: URL(string: \"https://a.example\")!)\n}}\n```",
    "views": "```swift preview\nNavigationStack {{\n    List {{ Section({s}) {{ Label({s}, systemImage: {s}) }} }}\n        .navigationTitle({s})\n        .toolbar {{ Button({s}) {{ }} }}\n"
             "        .id({s})\n}}\n```",
    "symbolImage": "```swift preview\nImage(systemName: {s})\n```", "imageName": "```swift preview\nVStack {{ Image({s}); Color({s}); Text(\"a\").font(.custom({s}, size: 12)) }}\n```",
    "menu": "```swift preview\nMenu({s}) {{ Button({s}, role: .destructive) {{ }} }}.contextMenu {{ Button({s}) {{ }} }}.alert({s}, isPresented: .constant(true)) {{ }}\n```",
    "printed": "```swift preview trace\nlet a = {s}\nprint(a)\nText(a).accessibilityIdentifier(a)\n```", "comment": "```swift preview\n// {p}\n/* {p} */\nText(\"a\")\n```",
    "mistake": "```swift error\nlet {p} = {s}\n```", "previewName": "```swift preview\n#Preview({s}) {{ Text(\"a\") }}\n#Preview({s}) {{ Text(\"b\") }}\n```",
    "environment": "```swift preview locale={q}\nText(\"a\")\n```", "attributed": "```swift preview\nText((try? AttributedString(markdown: {s})) ?? \"\")\n```",
    "localized": "```swift preview\nText(LocalizedStringKey({s}))\n```", "promise": "```swift preview promises={q}\nText(\"a\")\n```",
}


def pages():
    found = {}
    for number, payload in enumerate(PAYLOADS):
        kinds = {"p": payload, "q": quoted(payload), "s": swift(payload), "a": quoted("lint: " + payload)}
        for name, body in BODIES.items():
            found[f"Content/bodies/{name}-{number}.md"] = f"# Page {name} {number}\n\nA page.\n\n{body.format(**kinds)}\n"
        for field in FIELDS:
            value = f"[{quoted(payload)}]" if field in ["keywords", "tags", "aliases", "related", "conforms", "inherits"] else quoted(payload)
            title = "" if field == "title" else f"title: Field {field} {number}\n"
            date = "date: 2026-01-02\n" if field in ["author", "title", "description", "series", "tags", "timestamp"] else ""
            folder = "posts" if date else "fields"
            found[f"Content/{folder}/{field}-{number}.md"] = f"---\n{title}{field}: {value}\n{date}---\n\nText of the page.\n"
        name = payload.replace("/", "∕")
        found[f"Content/names/{name}.md"] = f"# Name {number}\n\nText.\n"
        found[f"Content/names/{name}.txt"] = "text"
    return found


def module():
    """Sources whose comments, strings and names of files are payloads, with catalogues beside them."""
    found = {}
    for number, payload in enumerate(PAYLOADS):
        # Raw HTML is refused; in code it is text.
        said = f"`` {payload} ``" if "<" in payload else payload
        comment = "\n".join("/// " + line for line in [said, "", f"- Parameter title: {said}", f"- Returns: {said}", "", f"> Note: {said}", "", "```swift", payload, "```"])
        found[f"Kit/Card{number}.swift"] = f"""import SwiftUI

{comment}
public struct Card{number}: View {{
    public let title: String
    {comment.replace(chr(10), chr(10) + "    ")}
    public init(title: String = {swift(payload)}) {{ self.title = title }}
    /// {said}
    @available(*, deprecated, message: {swift(payload)}, renamed: {swift(payload)})
    public func old(_ title: String = {swift(payload)}) -> String {{ title }}
    public var body: some View {{ Text(title) }}
}}

#Preview({swift(payload)}) {{ Card{number}(title: {swift(payload)}) }}
"""
        found[f"Kit/Card{number}.md"] = f"# Card {number}\n\n{said}\n"
        name = payload.replace("/", "∕").replace("\u2028", "_")
        found[f"Kit/{name}.swift"] = f"import SwiftUI\n\nstruct Name{number}: View {{ var body: some View {{ Text(\"a\") }} }}\n\n#Preview {{ Name{number}() }}\n"
    texts = {payload: {"localizations": {"de": {"stringUnit": {"state": "translated", "value": payload}}}} for payload in PAYLOADS}
    found["Kit/Localizable.xcstrings"] = json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": texts})
    return found


def graph():
    """A symbol graph that a compiler never wrote."""
    symbols = []
    for number, payload in enumerate(PAYLOADS):
        symbols.append({
            "accessLevel": "public", "kind": {"identifier": "swift.struct", "displayName": payload}, "identifier": {"interfaceLanguage": "swift", "precise": f"s:{payload}"},
            "pathComponents": [f"Type{number}{payload}"], "names": {"title": f"Type{number}{payload}", "subHeading": [{"kind": "text", "spelling": payload}]},
            "declarationFragments": [{"kind": "keyword", "spelling": "struct"}, {"kind": "text", "spelling": " "}, {"kind": payload, "spelling": payload, "preciseIdentifier": payload}],
            "docComment": {"lines": [{"text": f"`{payload}`"}, {"text": ""}, {"text": payload.replace("](", "")}]},
            "availability": [{"domain": payload, "introduced": {"major": 1}, "message": payload}],
            "location": {"uri": payload, "position": {"line": 1, "character": 1}}})
    content = {"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": PAYLOADS[0]},
               "module": {"name": "Strange", "platform": {"operatingSystem": {"name": PAYLOADS[0]}}}, "symbols": symbols, "relationships": []}
    return {"Graphs/Strange.symbols.json": json.dumps(content)}


def settings(number):
    """The site's own settings, of which one payload at a time is in all texts."""
    payload = quoted(PAYLOADS[number])
    return "\n".join([
        f"title: {payload}", f"description: {payload}", "url: https://site.example/", f"author: {payload}", f"footer: {payload}", f"notice: {payload}",
        "links:", f"  {payload}: index.md", "modules: {Kit: ../Kit}", "reference: [Kit, ../Graphs/Strange.symbols.json]", "redirects:", f"  \"/old-{number}\": index.md",
        "texts:", f"  Search: {payload}", f"  Contents: {payload}", "twins: true", "print: true", ""])


INDEXES = {
    "Content/index.md": "# Home\n\nThe home page.\n", "Content/posts/index.md": "---\ntitle: Posts\nlist: date\nperPage: 10\n---\n\nPosts.\n",
    "Content/cards/index.md": "---\ntitle: Cards\nkind: catalogue\nmodule: Kit\n---\n\nCards.\n",
}


def write(folder, files):
    for path, text in files.items():
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w", encoding="utf-8") as file:
            file.write(text)


def build(galley, folder, files, number):
    """Builds the site without what the build refuses; gives how many files that were."""
    refused = 0
    write(folder, files | {"Site/site.yml": settings(number)})
    for _ in range(12):
        done = subprocess.run([galley, "build", "--quiet"], cwd=folder, capture_output=True, text=True, errors="replace", timeout=600)
        check(done.returncode in (0, 1), f"payload {number}: the build ends with {done.returncode}: {done.stderr[-300:]}")
        if done.returncode != 1:
            return refused
        named = {path for path in files if f"{path}:" in done.stderr and os.path.exists(os.path.join(folder, path))
                 and re.search(re.escape(path) + r":(\d+:\d+:)? error:", done.stderr)} - set(INDEXES)
        lines = [line for line in (settings(number)).split("\n")]
        for place in {int(line) for line in re.findall(r"Site/site\.yml:(\d+):\d+: error", done.stderr)}:
            lines[place - 1] = "#"
        for path in named:
            os.remove(os.path.join(folder, path))
        refused += len(named)
        if not named and "#" not in lines:
            break
        with open(os.path.join(folder, "Site/site.yml"), "w", encoding="utf-8") as file:
            file.write("\n".join(line for line in lines if line != "#"))
    told = [line for line in done.stderr.split("\n") if re.search(r"(^|: )error:", line)]
    check(False, f"payload {number}: no site comes of it: {told[:5]}")
    return refused


# What came of it ---------------------------------------------------------------------------------------------------------

FINDINGS = """(text) => {
  const page = new DOMParser().parseFromString(text, "text/html"), found = [];
  const elements = [page, ...[...page.querySelectorAll("template")].map((one) => one.content)].flatMap((root) => [...root.querySelectorAll("*")]);
  for (const element of elements) {
    const name = element.localName;
    if (["iframe", "object", "embed", "base", "form", "frame", "applet", "portal"].includes(name)) found.push(`<${name}>`);
    if (name === "script" && !element.src) {
      if (!/json/.test(element.type)) found.push(`a script in the page: ${element.textContent.slice(0, 80)}`);
      else try { JSON.parse(element.textContent); } catch (error) { found.push(`no JSON: ${element.textContent.slice(0, 80)}`); }
    }
    if (name === "style") found.push("a style in the page");
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith("on")) found.push(`${attribute} of <${name}>`);
      if (/^(href|src|action|formaction|data|poster|xlink:href|srcset|content)$/.test(attribute) && attribute !== "content"
          && /^[\\u0000-\\u0020]*(javascript:|vbscript:|data:(?!image))/i.test(value.replace(/[\\t\\n\\r]/g, ""))) found.push(`${attribute}="${value.slice(0, 60)}" of <${name}>`);
      if (name === "meta" && attribute === "content" && element.httpEquiv === "refresh" && /javascript:|data:/i.test(value)) found.push(`refresh to ${value}`);
      if (attribute === "srcdoc") found.push("srcdoc");
    }
    if (name === "script" && element.src && /^([a-z]+:|\\/\\/)/i.test(element.getAttribute("src"))) found.push(`a script of ${element.src}`);
  }
  return found;
}"""


def every(site, *endings):
    for folder, _, names in os.walk(site):
        for name in sorted(names):
            if name.endswith(endings):
                yield os.path.join(folder, name)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def parsed(site, page, number):
    """Every file by the parser of its form."""
    counted = 0
    for path in every(site, ".html"):
        counted += 1
        for finding in page.evaluate(FINDINGS, read(path)):
            check(False, f"payload {number}: {os.path.relpath(path, site)}: {finding}")
    for path in every(site, ".json"):
        counted += 1
        try:
            json.loads(read(path))
        except ValueError as error:
            check(False, f"payload {number}: {os.path.relpath(path, site)}: {error}")
    for path in every(site, ".xml", ".svg"):
        counted += 1
        try:
            root = xml.fromstring(read(path))
        except xml.ParseError as error:
            check(False, f"payload {number}: {os.path.relpath(path, site)}: {error}")
            continue
        for element in root.iter():
            attributes = " ".join(f"{key}={value}" for key, value in element.attrib.items())
            check(not element.tag.endswith(("}script", "}foreignObject")) and not re.search(r"(^| )on\w+=|href=\s*javascript:", attributes, re.I),
                  f"payload {number}: {os.path.relpath(path, site)}: {element.tag} {attributes[:80]}")
    return counted


def shown(site, context, base, number, sample):
    """Pages as readers meet them, without the policy that would stop what got through."""
    page = context.new_page()
    page.add_init_script("window.ran = []; window.pwned = (n) => { window.ran.push(n); }; window.alert = window.pwned;")
    for path in sample:
        # A page that has moved leads on by itself.
        if "http-equiv=\"refresh\"" in read(path)[:2000]:
            continue
        page.goto(base + os.path.relpath(path, site).replace("%", "%25").replace("#", "%23").replace("?", "%3F"), wait_until="load")
        page.evaluate("document.querySelectorAll('a, button, summary, [tabindex]').forEach((one) => one.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})))")
        check(page.evaluate("window.ran ?? []") == [], f"payload {number}: {os.path.relpath(path, site)}: it ran")
    searched(page, base, number)
    page.close()


def searched(page, base, number):
    page.goto(base + "index.html")
    page.keyboard.press("/")
    for words in ["page", "script", "pwned", "img", "field"]:
        box = page.locator("dialog input, [role=dialog] input, input[type=search]").first
        if not box.count():
            return check(False, f"payload {number}: there is no search")
        box.fill(words)
        page.wait_for_timeout(150)
    check(page.evaluate("window.ran") == [], f"payload {number}: it ran in the search")


def shared(context, base):
    """Links that come from elsewhere: anchors, queries and shared code."""
    page = context.new_page()
    page.add_init_script("window.ran = []; window.pwned = (n) => { window.ran.push(n); }; window.alert = window.pwned;")
    from urllib.parse import quote
    for payload in PAYLOADS:
        for form in ["#{0}", "?q={0}", "?{0}#{0}", "#edit={0}", "#one.edit={0}", "#one:{0}", "?search={0}#search={0}", "#version={0}&edit={0}"]:
            for text in [quote(payload), payload.replace(" ", "%20")]:
                page.goto("about:blank")
                page.goto(base + "bodies/caption-8.html" + form.format(text))
        check(page.evaluate("window.ran") == [], f"an address with {payload[:40]}: it ran")
    page.close()


def main():
    galley = os.path.abspath(sys.argv[1])
    numbers = [int(one) for one in sys.argv[2:]] or range(len(PAYLOADS))
    files = pages() | module() | graph() | INDEXES
    total = refused = 0
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(bypass_csp=True)
        reader = context.new_page()
        for number in numbers:
            with tempfile.TemporaryDirectory() as folder:
                # All places once, the settings with each payload.
                own = files if number == numbers[0] else {path: text for path, text in files.items() if re.search(r"-0\.md$|Card0|Graphs", path)} | INDEXES
                refused += build(galley, folder, own, number)
                site = os.path.join(folder, "_site")
                if not os.path.isdir(site):
                    continue
                total += parsed(site, reader, number)
                base = serve(site)
                found = list(every(site, ".html"))
                shown(site, context, base, number, found if number == numbers[0] else found[::10])
                if number == numbers[0]:
                    shared(context, base)
        browser.close()
    check(total > 0, "nothing was read")
    print(f"payloads: {len(files)} files and the settings {len(list(numbers))} times, {refused} files refused, {total} files read, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
