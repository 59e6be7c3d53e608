// The slider between the picture before and the one after it.
for (const slider of document.querySelectorAll(".stage > input")) {
  slider.addEventListener("input", () => {
    slider.parentElement.style.setProperty("--at", slider.value + "%");
    slider.parentElement.style.setProperty("--share", slider.value / 100);
  });
}
