/** Brings what was just added before the eyes, with the focus on its first control. */
export function showAdded(id: string): void {
  // It is there once React is done.
  setTimeout(() => {
    const added = document.getElementById(id);
    added?.scrollIntoView({ block: "center" });
    added?.querySelector<HTMLElement>("button, input, select")?.focus({ preventScroll: true });
  });
}
