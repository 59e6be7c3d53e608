try { const t = localStorage.getItem("galley-theme"); if (t) document.documentElement.dataset.theme = t; } catch {}
// The face of headings is there before they are, so that nothing moves when it comes.
if (location.protocol !== "file:") document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: new URL("fonts/vollkorn-600.woff2", document.currentScript.src) }));
