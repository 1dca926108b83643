/**
 * Runs before any chunk, so that it is written out in the page: its scripts are fetched when its first look is on the
 * screen, at the latest after ten seconds, or with the visitor's first sign of life. Until then links, forms and pop-ups
 * are the browser's own; a button that needs script is pressed again once it is there, and fields changed before are noted.
 */
export const START_SCRIPT = `(() => {
  const PATIENCE = 10000;
  // All that shows that somebody is there and may act next; popstate is the browser's own Back.
  const SIGNS = "pointermove pointerdown touchstart wheel scroll keydown focusin input click submit popstate";
  const heard = new AbortController();
  const firstSign = new Promise((resolve) => {
    for (const type of SIGNS.split(" "))
      addEventListener(type, () => (heard.abort(), resolve()), { capture: true, passive: true, signal: heard.signal });
  });
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  // Heard once it is on the screen, which can be long after it was drawn.
  const painted = new Promise((resolve) =>
    new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").length && resolve())
      .observe({ type: "paint", buffered: true }));
  // Nobody looks at a page in the background, and nothing of it is painted.
  const firstLook = loaded.then(() => document.hidden || painted);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const fetchScripts = async (urls) => {
    await Promise.race([firstSign, firstLook, patience]);
    for (const href of urls)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  };
  const changedForms = new WeakSet();
  addEventListener("change", ({ target }) => target.form && changedForms.add(target.form), true);
  let pressed;
  const note = ({ target }) => (pressed = target.closest("button[type=button]:not([popovertarget])") ?? pressed);
  addEventListener("click", note, true);
  addEventListener("gevel:ready", () => {
    removeEventListener("click", note, true);
    pressed?.click();
  });
  window.gevelStart = { firstSign, changedForms, fetchScripts };
})()`;
