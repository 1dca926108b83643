import { isChangedForm } from "#platform/render/browser/changed-form.ts";
import { closestTarget, onHoverOrFocus, clickedElement } from "#platform/render/browser/event-target.ts";
import { withTimeout } from "#platform/render/browser/with-timeout.ts";
import { reportChunkFailure } from "#features/site/chunks/chunk-failure.ts";
import { listsOf } from "./lists-of-page.ts";
import { FETCH_AHEAD, observeEnd } from "./observe-end.ts";
import { readPlace } from "./read-place.ts";
import "./shown-address.ts";

/**
 * Filters, order, groups and next pages of a list are shown in place by script, which is fetched when it is first needed.
 * Until then, and where it cannot be had, they are the forms and links that the server wrote.
 */
const loadBehaviour = () => import("./list-behaviour.ts");

const FORM = "form[data-list-form]";

// Who opens a filter is about to choose: what follows the choice is there by then, also when the line is lost in between.
onHoverOrFocus(FORM, () => void loadBehaviour());
/** What a phone's sheet of filters, or its map, does with the history. */
const followSheets = () => void import("./sheet.browser.ts");
onHoverOrFocus("[popovertarget]", followSheets);
// Back to a map that covered the page.
if (history.state?.sheet) followSheets();

document.addEventListener("change", (event) => {
  const form = closestTarget<HTMLFormElement>(event, FORM);
  // A city is asked for when it is chosen, not with every letter.
  if (form && !closestTarget(event, "[role='combobox']")) followForm(form, true);
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
  event.preventDefault();
  followForm(form, false);
});

function followForm(form: HTMLFormElement, keepsScroll: boolean): void {
  withTimeout(loadBehaviour()).then(
    (lists) => lists.filterList(form, { keepsScroll }),
    () => form.submit(),
  );
}

document.addEventListener("click", (event) => {
  const link = clickedElement<HTMLAnchorElement>(event, "a[href]");
  const follow = link && actionOf(link);
  if (!follow) return;
  event.preventDefault();
  follow().catch(() => location.assign(link.href));
});

/** What a link does to a list of this page; null for one that leads to another page. */
function actionOf(link: HTMLAnchorElement): (() => Promise<unknown>) | null {
  const list = link.closest<HTMLElement>("[data-list]");
  if (list && "nextPage" in link.dataset)
    return async () => (await withTimeout(loadBehaviour())).loadMore(list);
  const changesPart = "keepScroll" in link.dataset && link.pathname === location.pathname;
  if (!changesPart || listsOf(document).length === 0) return null;
  return async () =>
    (await withTimeout(loadBehaviour())).showList(link.pathname + link.search, { keepsScroll: true });
}

window.addEventListener("popstate", () => {
  if (listsOf(document).length === 0) return;
  // The address is another one already: without the code, the browser loads it.
  withTimeout(loadBehaviour()).then(
    (lists) => lists.showEntry(),
    () => location.reload(),
  );
});

/** Begins with what the visitor did before this script was there, and what this place in the history showed before. */
function start(): void {
  const early = [...document.querySelectorAll<HTMLFormElement>(FORM)].find(isChangedForm);
  if (early) followForm(early, true);
  else restore();
  for (const list of listsOf(document)) watchFrom(list);
}

/** Read at once: the browser first scrolls as far as the page of this address reaches, which is noted as well. */
function restore(): void {
  const place = readPlace();
  if (!place || Object.keys(place.lastPages).length === 0) return;
  loadBehaviour().then((lists) => lists.restorePlace(place), reportChunkFailure);
}

function watchFrom(list: HTMLElement): void {
  const stop = observeEnd(list, FETCH_AHEAD, () => {
    stop?.();
    loadBehaviour().then((lists) => lists.watchEnd(list), reportChunkFailure);
  });
}

start();
