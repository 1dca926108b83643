/**
 * Runs before any chunk, so that it is written out in the page: when a chunk is missing, broken or not there after two
 * minutes, the page reloads once, which finds the files of a newer build; if that does not help, if the server does not
 * answer, or if the visitor has filled in something, it says so and stays as it is, working without script. The history entry remembers the reload,
 * since nothing may be stored elsewhere. It is read at once: entries that are made later on do not have it.
 */
export const WATCH_SCRIPT = `(() => {
  const LIMIT = 120000;
  const MARK = "gevelReloaded";
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
  const failAt = (text, type) => {
    const url = /https?:\\S+/.exec(text)?.[0] ?? "";
    const isMissing = performance.getEntriesByName(url).some(({ responseStatus }) => responseStatus === 404);
    fail(type ?? (isMissing ? "missing" : "error"), url.split("/").pop() || text);
  };
  const isChunk = (element) =>
    element instanceof HTMLScriptElement ||
    (element instanceof HTMLLinkElement && element.matches("[rel=modulepreload], [rel=stylesheet]:not([data-awaited])"));
  const timer = setTimeout(() => fail("timeout", location.pathname), LIMIT);
  addEventListener("error", ({ target }) => isChunk(target) && failAt(target.src || target.href), true);
  addEventListener("unhandledrejection", (event) => {
    const message = String(event.reason?.message ?? event.reason);
    if (!/module/i.test(message) || !/import|load|fetch/i.test(message)) return;
    event.preventDefault();
    failAt(message);
  });
  addEventListener("vite:preloadError", ({ payload }) => failAt(String(payload)));
  addEventListener("gevel:chunk-failure", ({ detail }) => failAt(detail, /timeout/.test(detail) ? "timeout" : undefined));
  addEventListener("gevel:ready", () => clearTimeout(timer));
})()`.replaceAll(/\n +/g, "\n");
