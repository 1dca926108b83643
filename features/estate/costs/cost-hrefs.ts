import { type Buyer, BUYER_QUERY_NAME } from "#domain/costs/registration-duties.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";

/** The page of what a listing costs: `hrefOfCosts("nl", 12)` is `"/nl/aanbod/kosten/12"`; for another purchase than one's only home `?buyer=other` follows. */
export function hrefOfCosts(locale: Locale, estateId: number, buyer: Buyer = "own"): string {
  const query = buyer === "own" ? [] : [[BUYER_QUERY_NAME, buyer]];
  return hrefWithQuery(hrefOfScreen(locale, "costs", estateId), query);
}
