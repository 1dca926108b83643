/**
 * Runs before any chunk, so that it is written out in the page: when a chunk is missing, broken or not there after two
 * minutes, the page reloads once, which finds the files of a newer build; if that does not help, if the server does not
 * answer, or if the visitor has filled in something, it says so and stays as it is, working without script. The history entry remembers the reload,
 * since nothing may be stored elsewhere.
 */
export const WATCH_SCRIPT = `(() => {
  const LIMIT = 120000;
  const MARK = "gevelReloaded";
  // Read at once: entries of the history that are made later on do not have it.
  const wasReloaded = Boolean(history.state?.[MARK]);
  let isOver = false;
  let isTyped = false;
  addEventListener("input", () => (isTyped = true));
  const isFilledIn = () =>
    isTyped ||
    [...document.querySelectorAll("form[method=post] :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio]))")]
      .some(({ value }) => value);
  const say = () => document.getElementById("chunk-notice")?.removeAttribute("hidden");
  const reloadOnce = () => {
    if (navigator.onLine === false || isFilledIn() || wasReloaded || history.state?.[MARK]) return say();
    fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(20000) }).then(() => {
      if (isFilledIn()) return say();
      history.replaceState({ ...history.state, [MARK]: true }, "");
      location.reload();
    }, say);
  };
  const fail = (type, what) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    console.error("Loading chunk " + what + " failed (" + type + ")");
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", reloadOnce) : reloadOnce();
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
