import { type FetchedPage, fetchPage } from "#platform/render/browser/fetch-page.ts";
import { morph } from "#platform/render/browser/morph.ts";
import { announceContent } from "#platform/render/browser/announce-content.ts";
import { syncPageMetadata } from "#platform/render/browser/sync-page-metadata.ts";
import { enterAddress } from "./sheet-entry.ts";
import { restorePages, watchEndAnew } from "./end-of-list.ts";
import { listIn, resultsOf } from "./list-parts.ts";
import { listsOf } from "./lists-of-page.ts";
import { savePlace } from "./place-in-history.ts";
import { type ListPlace, readPlace } from "./read-place.ts";
import { noteShownAddress, shownAddress } from "./shown-address.ts";

type ShowList = {
  /** The visitor stays where they are on the page, else it is shown from its top. */
  readonly keepsScroll: boolean;
};

/** Shows another form of the lists on this page, such as other filters or another order, under its own address. */
export async function showList(href: string, { keepsScroll }: ShowList): Promise<void> {
  savePlace();
  await change(href, (address) => {
    if (address !== location.pathname + location.search) enterAddress(address);
    return () => {
      if (!keepsScroll) window.scrollTo(0, 0);
      savePlace();
    };
  });
}

/** Shows the lists of the address that the visitor went back or on to, as they were left. */
export async function showEntry(): Promise<void> {
  const address = location.pathname + location.search;
  if (address === shownAddress()) return running?.abort();
  const place = readPlace();
  await change(address, () => {
    // The visitor went on while the page was under way, and this script has not heard of it yet.
    if (address !== location.pathname + location.search) return null;
    return async (signal) => {
      if (place) await putPlace(place, signal);
    };
  });
}

/** Brings back what was loaded of each list before this page was left, and the place on it. */
export async function restorePlace(place: ListPlace): Promise<void> {
  await putPlace(place, begin().signal);
}

async function putPlace(place: ListPlace, signal: AbortSignal): Promise<void> {
  await Promise.all(
    listsOf(document).map((list) => restorePages(list, place.lastPages[list.dataset["list"] ?? ""] ?? 1)),
  );
  if (signal.aborted) return;
  window.scrollTo(0, place.top);
  savePlace();
}

/** The change that is under way; a newer one ends it. */
let running: AbortController | null = null;

function begin(): AbortController {
  running?.abort();
  return (running = new AbortController());
}

type Follow = (signal: AbortSignal) => void | Promise<void>;

/** `enter` writes the history and answers what is to be done once the lists are shown; null where they are no longer wanted. */
async function change(href: string, enter: (address: string) => Follow | null): Promise<void> {
  const stop = begin();
  setBusy(true);
  try {
    const fetched = await fetchPage(href, stop.signal);
    stop.signal.throwIfAborted();
    if (!hasShownLists(fetched.page)) return leaveToBrowser(fetched);
    const follow = enter(fetched.address);
    if (!follow) return;
    putLists(fetched.page);
    await follow(stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return;
    console.warn("A list could not be shown", error);
    showFailure(href);
  } finally {
    if (running === stop) setBusy(false);
  }
}

function setBusy(isBusy: boolean): void {
  for (const list of listsOf(document)) {
    const results = resultsOf(list);
    if (results) results.ariaBusy = isBusy ? "true" : null;
  }
}

function hasShownLists(page: Document): boolean {
  return listsOf(document).some((list) => listIn(page, list));
}

/** What answered is another page of the site, or says that this one is gone. Any other error leaves the list, and what is chosen, as it is. */
function leaveToBrowser({ status, address }: FetchedPage): void {
  const isPage = status < 400 || status === 404 || status === 410;
  if (!isPage) throw new Error(`The server answered ${status}`);
  location.assign(address);
}

function putLists(page: Document): void {
  const focused = document.activeElement;
  for (const list of listsOf(document)) {
    const next = listIn(page, list);
    if (next) morph(list, next);
    watchEndAnew(list);
  }
  noteShownAddress();
  syncPageMetadata(page);
  announceContent();
  keepFocusNear(focused);
}

/** Where what had the focus went away, such as a filter that was taken off, the focus stays at its list. */
function keepFocusNear(focused: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || !focused || focused === document.body) return;
  const menu = focused.isConnected ? focused.closest("details")?.querySelector("summary") : null;
  (menu ?? listsOf(document)[0])?.focus({ preventScroll: true });
}

/** In place of the results: what went wrong, and a link that tries again. */
function showFailure(href: string): void {
  for (const list of listsOf(document)) {
    const notice = list.querySelector<HTMLTemplateElement>("template[data-list-failed]");
    if (!notice) continue;
    const shown = document.importNode(notice.content, true);
    shown.querySelector("a")?.setAttribute("href", href);
    resultsOf(list)?.replaceChildren(shown);
  }
}
