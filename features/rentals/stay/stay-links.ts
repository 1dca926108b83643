import type { Locale } from "#domain/locale/locale.ts";
import type { WantedStay } from "#domain/rental/wanted-stay.ts";
import { hrefOfUnit } from "../href-of-unit.ts";

/** What the address of a unit's page says: what is looked for, the stay that was chosen, and the month that the calendar begins with. */
export type StayAddress = {
  readonly wanted: WantedStay;
  readonly periodId: number | null;
  readonly month: string | null;
};

/** Leads to the same page with something else chosen; all else of the address stays. */
export type HrefWith = (changed: Partial<StayAddress>, anchor: string) => string;

/** Example: `hrefWithin(12, "nl", address)({ periodId: 31 }, "request")` is `/nl/vakantie/12?persons=4&period=31#request`. */
export function hrefWithin(unitId: number, locale: Locale, address: StayAddress): HrefWith {
  return (changed, anchor) => `${hrefOfUnit(unitId, locale, { ...address, ...changed })}#${anchor}`;
}
