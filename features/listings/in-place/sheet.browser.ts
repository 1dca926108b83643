import { clickedElement } from "#platform/render/browser/event-target.ts";
import { paramsOfForm } from "#platform/render/browser/params-of-form.ts";
import { shownAddress } from "./shown-address.ts";
import { type SheetEntry, sheetEntry } from "./sheet-entry.ts";

const SHEET = "[data-sheet]";
const openSheet = () => document.querySelector<HTMLElement>(`${SHEET}:popover-open`);
const address = () => location.pathname + location.search;

/** Its entry is being left by this script, and not by the visitor. */
let isLeaving = false;

/**
 * The sheet of filters of phones, and the map over their whole screen, have an entry of their own in the history: Back shuts them,
 * and Forward shows them again. What is chosen in them stays chosen. They open and shut without this, which hears of both.
 */
function followSheets(): void {
  // It does not bubble.
  document.addEventListener("toggle", hearToggled, { capture: true });
  // Before the lists of the page hear of it: for them nothing changes.
  window.addEventListener("popstate", hearLeft, { capture: true });
  // A page that comes back whole shows what its entry says.
  window.addEventListener("pageshow", showEntry);
  // What leads to another page from a form's sheet takes the place of the sheet's entry. On the window: what stays on the page is heard before.
  window.addEventListener("submit", sendInPlaceOfEntry);
  window.addEventListener("click", leadInPlaceOfEntry);
  // It may have been opened before this was there; a page that was loaded anew at its entry, by Back from a home on the map, shows it again.
  const early = openSheet();
  if (early) hearOpened(early);
  else showEntry();
}

function hearToggled({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches(SHEET)) return;
  if (target.matches(":popover-open")) hearOpened(target);
  else leaveEntry(target);
}

function hearOpened(sheet: HTMLElement): void {
  if (sheetEntry()?.id !== sheet.id) enterSheet(sheet.id);
  // Not the first field: what the sheet is comes first. What opened it is out of reach now.
  if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>("h2")?.focus();
}

/** Shut by its cross, its button or a key: the entry that it made is left as well, or is the one of what was chosen. */
function leaveEntry(sheet: HTMLElement): void {
  const entry = sheetEntry();
  if (entry?.id !== sheet.id) return;
  if (entry.openedAt !== address()) return forgetSheet();
  isLeaving = true;
  history.back();
}

function hearLeft(event: PopStateEvent): void {
  const sheet = openSheet();
  const isLeft = isLeaving || (sheet !== null && sheetEntry()?.id !== sheet.id);
  isLeaving = false;
  if (!isLeft) return showEntry();
  event.stopImmediatePropagation();
  if (address() !== shownAddress()) history.pushState(null, "", shownAddress());
  sheet?.hidePopover();
}

function showEntry(): void {
  const entry = sheetEntry();
  const sheet = entry && document.getElementById(entry.id);
  if (sheet?.matches(SHEET) && sheet !== openSheet()) sheet.showPopover();
}

function sendInPlaceOfEntry(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !sheetEntry()) return;
  if (!form.querySelector(`${SHEET}:popover-open`)) return;
  event.preventDefault();
  location.replace(`${form.action}?${paramsOfForm(form)}`);
}

function leadInPlaceOfEntry(event: MouseEvent): void {
  // A home on the map is a place to come back from: its link leaves the map's entry where it is.
  const link = clickedElement<HTMLAnchorElement>(event, `form ${SHEET}:popover-open a[href]`);
  if (!link || !sheetEntry()) return;
  event.preventDefault();
  location.replace(link.href);
}

/** The sheet stands above the page at an entry of its own. */
function enterSheet(id: string): void {
  const openedAt = location.pathname + location.search;
  history.pushState(
    { ...(history.state as object | null), sheet: { id, openedAt } satisfies SheetEntry },
    "",
  );
}

/** The entry stays, for the address that was chosen in the sheet. */
function forgetSheet(): void {
  history.replaceState({ ...(history.state as object | null), sheet: undefined }, "");
}

followSheets();
