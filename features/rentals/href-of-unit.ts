import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type WantedStay, wantedStayPairs } from "#domain/rental/wanted-stay.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";

type Chosen = {
  readonly wanted: WantedStay;
  readonly periodId?: number | null | undefined;
  /** yyyy-mm, with which the calendar begins. */
  readonly month?: string | null;
};

/**
 * A unit's page with what the visitor looks for, and the period that fits it best; `readWantedStay` reads it there.
 * Example: `/nl/vakantie/12?persons=5&length=week&within=2027-08&period=31`.
 */
export function hrefOfUnit(unitId: number, locale: Locale, { wanted, periodId, month }: Chosen): string {
  const pairs = wantedStayPairs(wanted);
  if (periodId != null) pairs.push(["period", String(periodId)]);
  if (month != null) pairs.push(["month", month]);
  const path = hrefOf({ type: "rentalUnit", rentalUnitId: unitId }, locale);
  return hrefWithQuery(path, pairs);
}
