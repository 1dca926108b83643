import type { RepRow } from "../sales-reps.ts";

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
