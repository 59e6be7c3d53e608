/// Reloads the page where it is, and lays the build's errors over it; added to every page that is served.
enum ReloadScript {
    static let text = """
        (() => {
          const place = "galley-scroll:" + location.pathname;
          const y = sessionStorage.getItem(place);
          if (y) { sessionStorage.removeItem(place); scrollTo(0, +y); }
          let version = null, box = null;
          const show = (text) => {
            if (box) box.remove();
            box = null;
            if (!text) return;
            box = document.createElement("pre");
            box.setAttribute("role", "alert");
            box.textContent = text;
            Object.assign(box.style, { position: "fixed", inset: "auto 0 0 0", zIndex: 99, margin: 0, padding: "20px 24px",
              maxHeight: "50vh", overflow: "auto", background: "#b8322a", color: "#fff", font: "14px/22px ui-monospace, monospace" });
            document.body.append(box);
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
        """
}
