import type { PlaceSuggestions } from "#features/listings/schema/suggestions.ts";

type Place = PlaceSuggestions["results"][number];

/** As people type: without accents, in any capitals. */
const LIKENESS = new Intl.Collator("nl", { sensitivity: "base" });

/** The one place that words mean: the town of that name or postcode, else the municipality of that name, else all that was found; null where it may be several. */
export function placeMeant(found: readonly Place[], typed: string): Place | null {
  const isTyped = (text: string | null) => text !== null && LIKENESS.compare(text, typed) === 0;
  const exact = found.filter(({ name, zip }) => isTyped(name) || isTyped(zip));
  const towns = exact.filter(({ kind }) => kind === "city");
  const [place, another] = [towns, exact, found].find((places) => places.length > 0) ?? [];
  return place && !another ? place : null;
}
