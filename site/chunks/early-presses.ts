import { readStart } from "./read-start.ts";

/** Marks a region whose links and forms work by script once its code is there. */
const LATER = "data-later";

const held = new Map<Element, () => void>();

/** Until a region's code is there, what is pressed in it waits for it instead of loading a page anew. */
export function holdEarlyPresses(): void {
  window.addEventListener("click", hold, { capture: true });
  window.addEventListener("submit", hold, { capture: true });
}

/** The region is awake: what was pressed in it before is pressed now. */
export function wakeRegion(region: Element): void {
  region.removeAttribute(LATER);
  held.get(region)?.();
  held.delete(region);
}

/** Tells whether a visitor changed a field of the form before its code could hear it. */
export function wasChangedEarly(form: Element): boolean {
  return readStart().changedForms.has(form);
}

/** No code will come: the browser itself does what was pressed. */
export function wakeAllRegions(): void {
  document.querySelectorAll(`[${LATER}]`).forEach(wakeRegion);
}

function hold(event: MouseEvent | SubmitEvent): void {
  const target = event.target as Element;
  const region = target.closest(`[${LATER}]`);
  const pressed = event.type === "submit" ? target : target.closest("a[href]");
  if (!region || !pressed || isForNewTab(event, pressed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(region, () =>
    pressed instanceof HTMLFormElement ? pressed.requestSubmit() : (pressed as HTMLElement).click(),
  );
}

function isForNewTab(event: Event, pressed: Element): boolean {
  if (pressed.getAttribute("target") === "_blank") return true;
  return (
    event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
  );
}
