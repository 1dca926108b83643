import type { Home } from "../../home/home.ts";
import { isLetting, type RepRow } from "../sales-reps.ts";

export const ZILT_REPS: readonly RepRow[] = [
  [
    11,
    "Marieke",
    "Dewitte-Rys",
    { nl: "Makelaar Oostkust", fr: "Côte est", en: "East coast", de: "Ostküste" },
    0,
  ],
  [
    12,
    "Pieter-Jan",
    "Vanhoorne",
    { nl: "Makelaar Middenkust", fr: "Côte centrale", en: "Central coast", de: "Mittlere Küste" },
    6,
  ],
  [
    13,
    "Amina",
    "Lacombe",
    {
      nl: "Makelaar Westkust en verhuur",
      fr: "Côte ouest et location",
      en: "West coast and lettings",
      de: "Westküste und Vermietung",
    },
    2,
  ],
];

/** Degrees east at which the parts of the coast begin. */
const MIDDLE_COAST = 2.78;
const EAST_COAST = 3.05;

/** Who looks after a home, as the agency introduces them: by the part of the coast, and by renting. */
export function ziltRepsOf({ transaction, place }: Pick<Home, "transaction" | "place">): readonly number[] {
  if (isLetting(transaction)) return [13];
  const { longitude } = place.town.location;
  if (longitude >= EAST_COAST) return [11];
  return longitude >= MIDDLE_COAST ? [12] : [13];
}
