// @ts-check
// Runs before the first paint so that neither theme nor view flickers; main.js does the rest.
(() => {
  const root = document.documentElement;
  try {
    const stored = JSON.parse(localStorage.getItem("sudoku-helper:preferences") || "{}");
    root.dataset.theme = stored.theme || "system";
    if (sessionStorage.getItem("sudoku-helper:tab")) root.dataset.view = "board";
  } catch {
    root.dataset.theme = "system";
  }
})();
