import { closestTarget } from "./event-target.ts";

/** Marks a `details` element that is a menu. */
const MENU = "details[data-menu]";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`);

/** Menus shut with Escape, with a click elsewhere, with the focus gone elsewhere, and behind a link that is followed. */
document.addEventListener("pointerdown", ({ target }) => shutOthers(target), true);

// A click on the words of a field moves the focus to the page before it chooses the field: only a focus that is shown counts.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches(":focus-visible")) shutOthers(target);
});

// On the window, so that a field inside that has a list of its own shuts that first.
window.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  for (const menu of openMenus()) shut(menu);
});

document.addEventListener("click", (event) => {
  const menu = closestTarget(event, "a")?.closest<HTMLDetailsElement>(MENU);
  if (menu) shut(menu);
});

/** The focus was on what is hidden now. */
function shut(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** In an open sheet menus stand below each other: one that shuts would move what is being clicked. */
function shutOthers(target: EventTarget | null): void {
  for (const menu of openMenus())
    if (!menu.contains(target as Node) && !menu.matches(":popover-open *")) menu.open = false;
}
