import { fetchPage } from "./fetch-page.ts";
import { DIALOG_REOPENED } from "./dialog-reopened.ts";

/** Of the dialog that stands above the page at this entry of the history. */
type HistoryState = { readonly dialog?: string } | null;

/** Shows a dialog, filled with what its `data-href` leads to unless it is already. */
export async function open(dialog: HTMLDialogElement): Promise<void> {
  if (!placeIn(dialog).hasChildNodes()) return fill(dialog);
  show(dialog);
  dialog.dispatchEvent(new Event(DIALOG_REOPENED));
}

/** Fetches what a dialog shows, also once more. */
export async function fill(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.ariaBusy === "true") return;
  const href = dialog.dataset["href"] ?? "";
  const failed = dialog.querySelector<HTMLElement>("[data-dialog-failed]");
  dialog.ariaBusy = "true";
  try {
    const { status, page } = await fetchPage(href);
    if (status >= 500) throw new Error(`The server answered ${status}`);
    const content = status < 300 && page.querySelector("[data-dialog-content]");
    if (!content) return location.assign(href);
    if (failed) failed.hidden = true;
    // First of all: islands that are added to an open dialog hydrate at once.
    show(dialog);
    placeIn(dialog).replaceChildren(
      ...page.querySelectorAll("script[data-island-messages]"),
      ...content.childNodes,
    );
  } catch (error) {
    console.warn("What a dialog shows could not be loaded", error);
    if (!failed) return location.assign(href);
    failed.hidden = false;
    show(dialog);
  } finally {
    dialog.ariaBusy = null;
  }
}

function placeIn(dialog: HTMLDialogElement): Element {
  return dialog.querySelector("[data-dialog-place]")!;
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Back closes it, on phones above all; Forward shows it again as it was left.
  history.pushState({ ...(history.state as HistoryState), dialog: dialog.id }, "");
  showAbove(dialog);
  // Not the first field: a phone would cover a form with its keyboard before anyone has read what it asks.
  dialog.querySelector<HTMLElement>("h2")?.focus();
}

function showAbove(dialog: HTMLDialogElement): void {
  // Out of what it is rendered in, whose look is not its own.
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener("close", leaveEntry, { once: true });
}

/** Closed by its cross or a key: the entry of the history that it made is left as well. */
function leaveEntry({ target }: Event): void {
  if ((history.state as HistoryState)?.dialog === (target as HTMLElement).id) history.back();
}

function followHistory(): void {
  const id = (history.state as HistoryState)?.dialog;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-href][open]")) {
    if (dialog.id !== id) dialog.close();
  }
  const dialog = id && document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open || !placeIn(dialog).hasChildNodes()) return;
  showAbove(dialog);
}

window.addEventListener("popstate", followHistory);
// A page that comes back whole shows what its entry says.
window.addEventListener("pageshow", followHistory);
