import { type Buyer, BUYER_QUERY_NAME } from "#domain/costs/registration-duties.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The page of what a listing costs: `hrefOfCosts("nl", 12)` is `"/nl/aanbod/kosten/12"`; for another purchase than one's only home `?buyer=other` follows. */
export function hrefOfCosts(locale: Locale, estateId: number, buyer: Buyer = "own"): string {
  const path = hrefOfScreen(locale, "costs", estateId);
  return buyer === "own" ? path : `${path}?${BUYER_QUERY_NAME}=${buyer}`;
}
