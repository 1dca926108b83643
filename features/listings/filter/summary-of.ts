const SHOWN = 2;

/** The first names and how many more: "Gent, Gentbrugge +2"; the other words when there are none. */
export function summaryOf(names: readonly string[], none: string): string {
  if (names.length === 0) return none;
  const more = names.length - SHOWN;
  const first = names.slice(0, SHOWN).map(withoutPostcode).join(", ");
  return more > 0 ? `${first} +${more}` : first;
}

/** In a narrow field a city's name says enough. */
export function withoutPostcode(name: string): string {
  return name.replace(/^\d{4,5} /, "");
}
