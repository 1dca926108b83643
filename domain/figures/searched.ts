import type { Deal } from "./price-bands.ts";

/** What is counted of a search, and all that is kept of it. */
export type Searched = {
  readonly deal: Deal;
  /** Head type; 0 for none or several. */
  readonly kind: number;
  readonly band: number;
  /** Towns by the site's ids (`c12`) and municipalities by their NIS codes (`m44021`). */
  readonly places: readonly string[];
  readonly foundNothing: boolean;
};

const MARK = "searched";

/** A search as a word that its page carries. Example: `searched sale 1 3 c12,m44021 0`. */
export function writeSearched({ deal, kind, band, places, foundNothing }: Searched): string {
  return [MARK, deal, kind, band, places.join() || "-", Number(foundNothing)].join(" ");
}

export function isSearched(word: string): boolean {
  return word.startsWith(MARK);
}

/** As {@link writeSearched} wrote it. */
export function readSearched(word: string): Searched {
  const [, deal, kind, band, places = "-", nothing] = word.split(" ");
  return {
    deal: deal as Deal,
    kind: Number(kind),
    band: Number(band),
    places: places === "-" ? [] : places.split(","),
    foundNothing: nothing === "1",
  };
}
