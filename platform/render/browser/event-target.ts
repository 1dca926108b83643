/** The closest element around the event's target that matches a selector. */
export function closestTarget<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** The clicked element that matches a selector; null when the click is handled already, or opens a new tab, a new window or a download. */
export function clickedElement<Found extends Element>(event: MouseEvent, selector: string): Found | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const isForElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return defaultPrevented || isForElsewhere ? null : closestTarget<Found>(event, selector);
}

/** Calls back when the visitor hovers, touches or focuses an element that matches a selector: a click may follow. */
export function onHoverOrFocus(selector: string, prepare: (touched: Element) => void): void {
  const hear = (event: Event) => {
    const touched = closestTarget(event, selector);
    if (touched) prepare(touched);
  };
  for (const touch of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(touch, hear, { passive: true });
}
