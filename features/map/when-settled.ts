/** Waits until the page has all that it shows and the browser has time: a map's megabyte must not stand in its way. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  if ("requestIdleCallback" in window)
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT }));
}

/** Milliseconds after which a busy page gets its map all the same. */
const LONGEST_WAIT = 2_000;
