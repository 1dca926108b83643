import { fetchPage } from "#platform/render/browser/fetch-page.ts";
import { morph } from "#platform/render/browser/morph.ts";
import { announceContent } from "#platform/render/browser/announce-content.ts";
import { syncPageMetadata } from "#platform/render/browser/sync-page-metadata.ts";

const UNITS = "[data-units]";

/** The change that is under way; a newer one ends it. */
let running: AbortController | null = null;

/** Shows other units of the project on this page, in place of those that it shows; the browser goes where that fails. */
export async function showUnits(href: string): Promise<void> {
  running?.abort();
  const stop = (running = new AbortController());
  setBusy(true);
  try {
    const { address, page } = await fetchPage(href, stop.signal);
    stop.signal.throwIfAborted();
    const [units, next] = [document, page].map((one) => one.querySelector(UNITS));
    if (!units || !next) return location.assign(href);
    const focused = document.activeElement;
    history.replaceState(history.state, "", address);
    morph(units, next);
    checkAsRendered(units);
    syncPageMetadata(page);
    announceContent();
    // "Clear all" goes away with what it cleared.
    if (focused && !focused.isConnected) units.querySelector("input")?.focus({ preventScroll: true });
  } catch {
    if (!stop.signal.aborted) location.assign(href);
  } finally {
    if (running === stop) setBusy(false);
  }
}

function setBusy(isBusy: boolean): void {
  const form = document.querySelector(`${UNITS} form`);
  if (form) form.ariaBusy = isBusy ? "true" : null;
}

/** What was clicked no longer follows what is rendered. */
function checkAsRendered(units: ParentNode): void {
  for (const box of units.querySelectorAll<HTMLInputElement>("input[type=checkbox]"))
    box.checked = box.defaultChecked;
}
