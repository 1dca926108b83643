/** Heard by the watching script in the head: all chunks of the page are there. */
const READY_EVENT = "gevel:ready";
const FAILURE_EVENT = "gevel:chunk-failure";

/** The watching script counts no longer. */
export function announceReady(): void {
  window.dispatchEvent(new Event(READY_EVENT));
}

/** Tells the watching script that a chunk could not be loaded. */
export function reportChunkFailure(error: unknown): void {
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: String(error) }));
}

/** From now on the browser itself follows links and sends forms: what needs no script needs no chunk. */
export function goOnWithoutScript(): void {
  for (const type of ["click", "submit"] as const) {
    window.addEventListener(type, leaveToBrowser, { capture: true });
  }
}

function leaveToBrowser(event: Event): void {
  const left = event.target instanceof Element ? event.target.closest("a[href], form") : null;
  if (left) event.stopImmediatePropagation();
}
