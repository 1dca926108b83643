import { closestTarget, clickedElement } from "./event-target.ts";
import { withTimeout } from "./with-timeout.ts";

const loadDialogs = () => withTimeout(import("./open-in-dialog.ts"));

/**
 * A link with `data-dialog` opens the dialog of that id, which holds the `data-dialog-content` of the page that its `data-href`
 * names: fetched when it is first asked for, and cached as it is when it is shut. Where the page does not come, the dialog
 * shows its `data-dialog-failed`, whose `data-dialog-retry` asks again; one without that, and any other answer, leads to the
 * page itself. So does a click that finds no script to do all this.
 */
document.addEventListener("click", (event) => {
  const link = clickedElement<HTMLAnchorElement>(event, "a[data-dialog]");
  const dialog = document.getElementById(link?.dataset["dialog"] ?? "");
  if (link && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    // Some browsers do not focus a link that is clicked: here the focus comes back when the dialog shuts.
    link.focus({ preventScroll: true });
    loadDialogs().then(
      (dialogs) => dialogs.open(dialog),
      () => location.assign(link.href),
    );
  }
  const failed = closestTarget(event, "[data-dialog-retry]")?.closest("dialog");
  if (failed) void loadDialogs().then((dialogs) => dialogs.fill(failed));
});
