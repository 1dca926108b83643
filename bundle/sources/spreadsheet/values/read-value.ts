/** A value as the line of a listing has it, or why a cell could not be read: a sentence for whoever keeps the sheet. */
export type ReadValue<T> = { readonly value: T } | { readonly reason: string };

export function bad(reason: string): { readonly reason: string } {
  return { reason };
}

/** A cell's content in a message: short, on one line. */
export function quoted(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`;
}
