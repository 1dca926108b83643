import { foldForAddress } from "#domain/locale/slug.ts";

/** Names longer than this are no names. */
const MOST_SIGNS = 120;

/**
 * What a name is compared by: case, accents, spaces and signs count for nothing. Example: `wordKey("Bewoonbare opp. (m²)")` is
 * "bewoonbareoppm2".
 */
export function wordKey(text: string): string {
  return foldForAddress(text.slice(0, MOST_SIGNS).normalize("NFKC"), "nl").replace(/[^a-z0-9+]/g, "");
}

/** The keys that a German word can be typed with: "Grundstück" as "grundstuck" and "grundstueck". */
export function wordKeys(text: string): readonly string[] {
  const german = foldForAddress(text.slice(0, MOST_SIGNS).normalize("NFKC"), "de").replace(/[^a-z0-9+]/g, "");
  return [...new Set([wordKey(text), german])];
}
