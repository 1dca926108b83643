/**
 * Runs before any chunk, so that it is written out in the page: when a chunk is missing, broken or not there after two
 * minutes, the page reloads once, which finds the files of a newer build; if that does not help, or if the visitor has
 * filled in something, it says so and stays as it is, working without script. The history entry remembers the reload,
 * since nothing may be stored elsewhere.
 */
export const WATCH_SCRIPT = `(() => {
  const LIMIT = 120000;
  const MARK = "gevelReloaded";
  // Read at once: entries of the history that are made later on do not have it.
  const wasReloaded = Boolean(history.state?.[MARK]);
  let isOver = false;
  let isFilledIn = false;
  addEventListener("input", () => (isFilledIn = true));
  const say = () => {
    const show = () => document.getElementById("chunk-notice")?.removeAttribute("hidden");
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", show) : show();
  };
  const fail = (type, what) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    console.error("Loading chunk " + what + " failed (" + type + ")");
    if (navigator.onLine === false || isFilledIn || wasReloaded || history.state?.[MARK]) return say();
    history.replaceState({ ...history.state, [MARK]: true }, "");
    location.reload();
  };
  const nameOf = (url) => url.split("/").pop() || url;
  const typeOf = (url) =>
    performance.getEntriesByName(url).some((entry) => entry.responseStatus === 404) ? "missing" : "error";
  const isChunk = (element) =>
    element instanceof HTMLScriptElement ||
    (element instanceof HTMLLinkElement && /^(modulepreload|stylesheet)$/.test(element.rel));
  const timer = setTimeout(() => fail("timeout", location.pathname), LIMIT);
  addEventListener("error", ({ target }) => {
    if (!isChunk(target)) return;
    const url = target.src || target.href || "";
    fail(typeOf(url), nameOf(url));
  }, true);
  addEventListener("unhandledrejection", (event) => {
    const message = String(event.reason?.message ?? event.reason);
    if (!/module/i.test(message) || !/import|load|fetch/i.test(message)) return;
    event.preventDefault();
    const url = /https?:\\S+/.exec(message)?.[0] ?? "";
    fail(typeOf(url), nameOf(url) || message);
  });
  addEventListener("vite:preloadError", ({ payload }) => {
    const url = /https?:\\S+/.exec(String(payload))?.[0] ?? "";
    fail(typeOf(url), nameOf(url) || String(payload));
  });
  addEventListener("gevel:chunk-failure", ({ detail }) => {
    const url = /https?:\\S+/.exec(detail)?.[0] ?? "";
    fail(/timeout/.test(detail) ? "timeout" : typeOf(url), nameOf(url) || detail);
  });
  addEventListener("gevel:ready", () => clearTimeout(timer));
})()`;
