import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { fetchPage } from "#platform/render/browser/fetch-page.ts";
import { morph } from "#platform/render/browser/morph.ts";
import { syncPageMetadata } from "#platform/render/browser/sync-page-metadata.ts";

/** The calendar, the form that offers its stays, the chosen one with its costs, and the bar with their sum. */
const PARTS = ["#availability", "page-island[name='stay-form']", "#stay", "#stay-bar"];

/** The change that is under way; a newer one ends it. */
let running = new AbortController();

/** Shows the stays of another address of this page in place; false where they can't be, unless a newer change took over. */
export async function showStays(href: string): Promise<boolean> {
  const { signal } = (running = refresh());
  return (await putStays(href, signal)) || signal.aborted;
}

/** Shows which stays are open now, after one was asked for; what the visitor was told stays in sight. */
export async function showStaysAgain(): Promise<void> {
  await putStays(location.pathname + location.search, (running = refresh()).signal);
  keepFocusInSight();
}

/** What stood above it may be gone, and the page is shorter then. */
function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) focused.scrollIntoView({ block: "center" });
}

/** After a stay was sent: nothing is chosen any more, and the thanks stand alone. */
export async function showStaysAfterSending(): Promise<void> {
  const params = new URLSearchParams(location.search);
  for (const name of ["period", "month"]) params.delete(name);
  history.replaceState(history.state, "", hrefWithQuery(location.pathname, params));
  await showStaysAgain();
}

function refresh(): AbortController {
  running.abort();
  return new AbortController();
}

/** Answers whether the stays of the address stand on the page now. */
async function putStays(href: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { page } = await fetchPage(href, signal);
    const parts = PARTS.map((part) => [document.querySelector(part), page.querySelector(part)] as const);
    if (parts.slice(0, 2).some((pair) => pair.includes(null))) return false;
    for (const [shown, next] of parts) {
      if (shown && next) morph(shown, next);
      else shown?.remove();
    }
    syncPageMetadata(page);
    return true;
  } catch (error) {
    if (!signal.aborted) console.warn("Stays could not be shown", error);
    return false;
  }
}
