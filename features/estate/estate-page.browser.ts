import { isChangedForm } from "#platform/render/browser/changed-form.ts";
import { closestTarget, onHoverOrFocus, clickedElement } from "#platform/render/browser/event-target.ts";
import { shownTrail } from "#features/listings/search-trail.ts";

/**
 * What moves on the page of an estate is fetched when it is needed, by who clicks, scrolls or comes from a search. Until then,
 * and where it cannot be had, links and forms are the browser's.
 */
const PRESSED = "a[data-player], button[data-page-action], [data-units] a[data-keep-scroll]";
const UNITS_FORM = "form[data-units-form]";

const loadBehaviour = () => import("./estate-behaviour.ts");

document.addEventListener("click", (event) => {
  const clicked = clickedElement<HTMLElement>(event, PRESSED);
  if (!clicked) return;
  event.preventDefault();
  loadBehaviour().then(
    (page) => page.press(clicked),
    () => clicked instanceof HTMLAnchorElement && location.assign(clicked.href),
  );
});

document.addEventListener("change", (event) => narrow(closestTarget<HTMLFormElement>(event, UNITS_FORM)));

function narrow(form: HTMLFormElement | null): void {
  if (!form) return;
  loadBehaviour().then(
    (page) => page.narrowUnits(form),
    () => form.submit(),
  );
}

/** Browsers let a page share and copy only right after a click: what does that is there by then. */
onHoverOrFocus(PRESSED, () => void loadBehaviour());

for (const touch of ["scroll", "focusin"] as const)
  document.addEventListener(
    touch,
    () =>
      document.querySelector("[data-sections]") &&
      void loadBehaviour().then((page) => page.highlightSections()),
    { passive: true, once: true },
  );

if (document.querySelector("[data-countdown]")) void loadBehaviour().then((page) => page.countDown());
if (document.querySelector("[data-trail-to]") && shownTrail())
  void loadBehaviour().then((page) => page.showTrail());

// What a visitor ticked and clicked before this script was there counts as well.
const form = document.querySelector<HTMLFormElement>(UNITS_FORM);
if (form && isChangedForm(form)) narrow(form);
document.querySelector<HTMLElement>("[data-page-action]:has(+ :popover-open)")?.click();

document.querySelector("[data-page-action='share']")?.toggleAttribute("hidden", !navigator.share);
