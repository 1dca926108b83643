import { fetchPage } from "./fetch-page.ts";
import { SHOWN_AGAIN } from "./shown-again.ts";

/**
 * A link with `data-dialog` opens the dialog of that id, which holds the `data-dialog-content` of the page that its `data-href`
 * names: fetched when it is first asked for, and kept as it is when it is shut. Where the page does not come, the dialog
 * shows its `data-dialog-failed`, whose `data-dialog-retry` asks again; one without that, and any other answer, leads to the
 * page itself.
 */
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("a[data-dialog]");
  if (link && !event.defaultPrevented && !isForElsewhere(event)) {
    const dialog = document.getElementById(link.dataset["dialog"] ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    // Some browsers do not focus a link that is pressed: here the focus comes back when the dialog shuts.
    link.focus({ preventScroll: true });
    void open(dialog);
  }
  if (target?.closest("[data-dialog-retry]")) void fill(target.closest("dialog")!);
});

function isForElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

async function open(dialog: HTMLDialogElement): Promise<void> {
  if (!placeIn(dialog).hasChildNodes()) return fill(dialog);
  show(dialog);
  dialog.dispatchEvent(new Event(SHOWN_AGAIN));
}

async function fill(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.ariaBusy === "true") return;
  const href = dialog.dataset["href"] ?? "";
  const failed = dialog.querySelector<HTMLElement>("[data-dialog-failed]");
  dialog.ariaBusy = "true";
  try {
    const { status, page } = await fetchPage(href, AbortSignal.timeout(LONGEST_WAIT_MS));
    const content = status < 300 && page.querySelector("[data-dialog-content]");
    if (!content) return location.assign(href);
    if (failed) failed.hidden = true;
    // First of all: what comes into an open dialog was asked for, and its islands wake.
    show(dialog);
    placeIn(dialog).replaceChildren(
      ...page.querySelectorAll("script[data-island-words]"),
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

const LONGEST_WAIT_MS = 20_000;

function placeIn(dialog: HTMLDialogElement): Element {
  return dialog.querySelector("[data-dialog-place]")!;
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Out of what it is drawn in, whose look is not its own.
  document.body.append(dialog);
  dialog.showModal();
  // Not the first field: a phone would cover a form with its keyboard before anyone has read what it asks.
  dialog.querySelector<HTMLElement>("h2")?.focus();
}
