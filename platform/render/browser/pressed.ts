/** What an event happened in, of what a selector names. */
export function closestTo<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** What was pressed, of what a selector names; null where the press is taken already, or is for a new tab, a new window or a download. */
export function pressedIn<Found extends Element>(event: MouseEvent, selector: string): Found | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const isForElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return defaultPrevented || isForElsewhere ? null : closestTo<Found>(event, selector);
}

/** Calls back when the visitor points at, touches or focuses what a selector names: a press may follow. */
export function onTouch(selector: string, prepare: (touched: Element) => void): void {
  const hear = (event: Event) => {
    const touched = closestTo(event, selector);
    if (touched) prepare(touched);
  };
  for (const touch of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(touch, hear, { passive: true });
}
