import type { Estate } from "#contract/estate/estate.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FactGroupView } from "./estate-view.ts";

/** What there is to know of an estate, group by group. */
export function factGroups(_estate: Estate, _locale: Locale): FactGroupView[] {
  return [];
}
