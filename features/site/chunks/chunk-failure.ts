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
