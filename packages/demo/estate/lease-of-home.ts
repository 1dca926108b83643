import type { LeaseKind } from "../../../domain/estate/reference/enumerations.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import { SEASONAL_LET } from "../../../domain/estate/reference/transactions.ts";
import type { Home } from "../home/home.ts";
import type { Calendar } from "./calendar.ts";

/** The Brussels grid of reference rents gives a bracket, here around the rent that is asked. */
const LOWEST_SHARE = 0.86;
const HIGHEST_SHARE = 1.06;
const PREVIOUS_SHARE = 0.97;

type Lease = {
  kind: LeaseKind;
  indicative: { from: number; to: number } | null;
  previous: { rent: number; paidOn: string } | null;
};

function kindOf({ kind, id }: Home): LeaseKind | null {
  if (kind.family === "room") return "STUDENT";
  if (kind.family === "business") return kind.voice === "shop" ? "COMMERCIAL" : "COMMON_LAW";
  if (kind.family !== "house" && kind.family !== "apartment") return null;
  return id % 3 === 0 ? "SHORT_TERM" : "NINE_YEARS";
}

const byFive = (amount: number) => Math.round(amount / 5) * 5;

/** What a home is let under; in Brussels with the reference rent, and with the previous one for a short lease. */
export function leaseOf(home: Home, calendar: Calendar): Lease | null {
  const kind = kindOf(home);
  const { money, place, transaction, id } = home;
  if (kind === null || !isForRent(transaction) || transaction === SEASONAL_LET) return null;
  const isDwelling = kind !== "COMMERCIAL" && kind !== "COMMON_LAW";
  if (place.town.region !== "BRUSSELS" || !isDwelling || money.price === null)
    return { kind, indicative: null, previous: null };
  return {
    kind,
    indicative: { from: byFive(money.price * LOWEST_SHARE), to: byFive(money.price * HIGHEST_SHARE) },
    previous:
      kind === "SHORT_TERM"
        ? { rent: byFive(money.price * PREVIOUS_SHARE), paidOn: calendar.date(-30 - (id % 40)) }
        : null,
  };
}
