import { closestTo } from "./pressed.ts";

/** Marks a `details` element that is a menu. */
const MENU = "details[data-menu]";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`);

/** Menus shut with Escape, with a press elsewhere, with the focus gone elsewhere, and behind a link that is followed. */
let isPointerDown = false;

document.addEventListener(
  "pointerdown",
  ({ target }) => {
    isPointerDown = true;
    shutOthers(target);
  },
  { capture: true },
);
for (const end of ["pointerup", "pointercancel"])
  document.addEventListener(end, () => (isPointerDown = false), { capture: true });

document.addEventListener("focusin", ({ target }) => {
  // A press on the words of a field moves the focus away before it chooses the field.
  if (!isPointerDown) shutOthers(target);
});

// On the window, so that a field inside that has a list of its own shuts that first.
window.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});

document.addEventListener("click", (event) => {
  const menu = closestTo(event, "a")?.closest<HTMLDetailsElement>(MENU);
  if (menu) menu.open = false;
});

function shutOthers(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
}
