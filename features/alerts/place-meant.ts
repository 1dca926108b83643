import type { PlaceSuggestions } from "#features/listings/schema/suggestions.ts";

type Place = PlaceSuggestions["results"][number];

/** As people type: without accents, in any capitals. */
const LIKENESS = new Intl.Collator("nl", { sensitivity: "base" });

/** The one place that words mean: the municipality of that name, the town of that name or postcode, or all that was found; null where it may be several. */
export function placeMeant(found: readonly Place[], typed: string): Place | null {
  const isTyped = (text: string | null) => text !== null && LIKENESS.compare(text, typed) === 0;
  const exact = found.filter(({ name, zip }) => isTyped(name) || isTyped(zip));
  const municipality = exact.find(({ kind }) => kind === "municipality");
  if (municipality) return municipality;
  const [place, another] = exact.length > 0 ? exact : found;
  return place && !another ? place : null;
}
