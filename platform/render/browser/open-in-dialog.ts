import { fetchPage } from "./fetch-page.ts";
import { DIALOG_REOPENED } from "./dialog-reopened.ts";

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
  // Out of what it is rendered in, whose look is not its own.
  document.body.append(dialog);
  dialog.showModal();
  // Not the first field: a phone would cover a form with its keyboard before anyone has read what it asks.
  dialog.querySelector<HTMLElement>("h2")?.focus();
}
