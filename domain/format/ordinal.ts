import type { Locale } from "../locale/locale.ts";

const ENGLISH_ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

const ORDINALS: Readonly<Record<Locale, (rank: number) => string>> = {
  nl: (rank) => `${rank}e`,
  fr: (rank) => (rank === 1 ? "1er" : `${rank}e`),
  en: (rank) => `${rank}${isTeen(rank) ? "th" : (ENGLISH_ENDINGS[rank % 10] ?? "th")}`,
  de: (rank) => `${rank}.`,
};

/** A rank (1 and up) before a masculine noun: `formatOrdinal(1, "fr")` is "1er", `formatOrdinal(2, "nl")` is "2e". */
export function formatOrdinal(rank: number, locale: Locale): string {
  return ORDINALS[locale](rank);
}

function isTeen(rank: number): boolean {
  return rank % 100 >= 11 && rank % 100 <= 13;
}
