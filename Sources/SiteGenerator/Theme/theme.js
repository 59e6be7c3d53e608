try { const t = localStorage.getItem("galley-theme"); if (t) document.documentElement.dataset.theme = t; } catch {}
