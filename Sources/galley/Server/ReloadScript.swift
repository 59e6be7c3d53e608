/// Reloads the page where it is, and tells the build's errors below it; added to every page that is served.
enum ReloadScript {
    static let text = #"""
        (() => {
          const place = "galley-scroll:" + location.pathname;
          const y = sessionStorage.getItem(place);
          if (y) { sessionStorage.removeItem(place); scrollTo(0, +y); }
          let version = null, box = null, closed = "";
          const style = (element, properties) => Object.assign(element.style, properties);
          const node = (tag, text, properties = {}) => {
            const element = document.createElement(tag);
            element.textContent = text;
            style(element, { font: "inherit", color: "inherit", ...properties });
            return element;
          };
          // A message starts with its page, which is published under the same name.
          const address = (file) => {
            const root = new URL(document.body.dataset.root || "./", location.href);
            return new URL(file.replace(/^[^/]*\//, "").replace(/md$/, "html"), root).href;
          };
          // The figure or the listing that shows the same message.
          const reveal = (message) => {
            const said = [...document.querySelectorAll(".message .says")].find((says) => says.textContent.includes(message));
            const found = said?.closest("figure, .code") ?? document.querySelector("figure.failed");
            found?.scrollIntoView({ block: "center" });
          };
          const entry = (text) => {
            const [, file, line, column, message] = /^(.+?\.md):(\d+):(\d+): error: (.*)/.exec(text) ?? [];
            const item = node("li", "", { margin: "0 0 16px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
            if (!file) return item.append(text), item;
            const link = node("a", `${file}:${line}:${column}`, { textDecoration: "underline", display: "inline-block", padding: "10px 0" });
            link.href = address(file);
            link.addEventListener("click", (event) => {
              if (link.pathname !== location.pathname) return;
              event.preventDefault();
              reveal(message);
            });
            item.append(link, text.slice(`${file}:${line}:${column}`.length));
            return item;
          };
          const show = (text) => {
            const isOpen = box?.querySelector("details").open ?? false;
            box?.remove();
            box = null;
            document.body.style.paddingBottom = "";
            if (!text || text === closed) return;
            const texts = text.split(/\n(?=\S+?:\d+:\d+: error: )/);
            box = node("aside", "", { position: "fixed", inset: "auto 0 0 0", zIndex: 99, color: "#fff", background: "#b8322a", font: "14px/22px ui-monospace, monospace" });
            box.setAttribute("role", "alert");
            const details = node("details", "", { maxHeight: "40vh", overflow: "auto" });
            const list = node("ol", "", { margin: 0, padding: "8px 24px 8px 44px" });
            list.append(...texts.map(entry));
            details.append(node("summary", texts.length === 1 ? "1 error" : `${texts.length} errors`, { padding: "11px 24px", cursor: "pointer", fontWeight: 600 }), list);
            // Where the page shows the mistake itself, the line is enough.
            details.open = isOpen || !document.querySelector("figure.failed");
            const close = node("button", "Close", { position: "absolute", top: 0, insetInlineEnd: "12px", height: "44px", padding: "0 12px", border: 0, background: "none", cursor: "pointer" });
            close.addEventListener("click", () => { closed = text; show(""); });
            box.append(details, close);
            document.body.append(box);
            // The page ends above what is told of it.
            const clear = () => { if (box) document.body.style.paddingBottom = `${box.offsetHeight}px`; };
            details.addEventListener("toggle", clear);
            clear();
          };
          const listen = () => {
            const source = new EventSource("/_galley/events?version=" + (version ?? 0));
            source.onmessage = (event) => {
              const news = JSON.parse(event.data);
              source.close();
              if (version !== null && news.version !== version) {
                sessionStorage.setItem(place, scrollY);
                return location.reload();
              }
              version = news.version;
              show(news.problems);
              listen();
            };
            source.onerror = () => { if (source.readyState === 2) setTimeout(listen, 500); };
          };
          listen();
        })();
        """#
}
