/** The id in an address; null for anything but a positive whole number. Example: `idOf("012")` is `null`. */
export function parseId(segment: string | undefined): number | null {
  const id = /^[1-9]\d{0,15}$/.test(segment ?? "") ? Number(segment) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
