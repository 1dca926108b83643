import { z } from "zod";
import { Estate } from "./estate.ts";
import { Id } from "#features/site/schema/primitives.ts";

/** Cities that have listings, for a search box; `count` is how many. */
export const CitySuggestions = z.object({
  results: z.array(z.object({ id: Id, zip: z.string().nullable(), name: z.string(), count: z.int() })),
});
export type CitySuggestions = z.infer<typeof CitySuggestions>;

/** Whole municipalities by their NIS code and cities by the site's ids, best first; `zip` of a municipality is the range of its postcodes. */
export const PlaceSuggestions = z.object({
  results: z.array(
    z.object({
      kind: z.enum(["municipality", "city"]),
      id: Id,
      zip: z.string().nullable(),
      name: z.string(),
      count: z.int(),
    }),
  ),
});
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>;

/** Which cities are looked up: by what was typed, or by their ids. */
export type AskedCities = { readonly words: string } | { readonly ids: readonly number[] };

/** Listings like another one, as cards, best match first. */
export const SimilarEstates = z.object({ results: z.array(Estate) });
export type SimilarEstates = z.infer<typeof SimilarEstates>;
