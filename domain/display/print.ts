import type { MessageKey } from "../locale/translate.ts";
import { localize, type LocalizedText } from "../locale/multilingual.ts";
import type { Locale } from "../locale/locale.ts";
import {
  formatArea,
  formatCo2,
  formatDistance,
  formatEpc,
  formatEuro,
  formatEuroPerSquareMetre,
  formatLitres,
  formatPercentage,
  formatYearlyEnergy,
} from "../format/figures.ts";
import { formatDate, formatDay, formatDayAndTime } from "../format/moments.ts";
import { formatNumber, formatShortNumber } from "../locale/number.ts";
import type { FigureFormat } from "./catalogue.ts";
import type { ShownValue } from "./value.ts";

/** A value in one language: ready text, a text that may be a fallback, or a word key with what stands in it. */
export type PrintedValue =
  | { readonly text: string }
  | LocalizedText
  | { readonly words: MessageKey; readonly given?: Readonly<Record<string, string | number>> };

const FIGURES: Readonly<Record<FigureFormat, (amount: number, locale: Locale) => string>> = {
  money: formatEuro,
  moneyPerSquareMetre: formatEuroPerSquareMetre,
  area: formatArea,
  distance: formatDistance,
  litres: formatLitres,
  count: (amount) => formatNumber(amount, 0),
  figure: formatShortNumber,
  year: String,
  percentage: formatPercentage,
  epc: formatEpc,
  yearlyEnergy: formatYearlyEnergy,
  co2: formatCo2,
};

const ENGLISH_ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

const ORDINALS: Readonly<Record<Locale, (rank: number) => string>> = {
  nl: (rank) => `${rank}e`,
  fr: (rank) => (rank === 1 ? "1er" : `${rank}e`),
  en: (rank) => `${rank}${isTeen(rank) ? "th" : (ENGLISH_ENDINGS[rank % 10] ?? "th")}`,
  de: (rank) => `${rank}.`,
};

/**
 * Prints a value in a language by the formats of all pages. Example: a figure of 389000 as money is
 * `{ text: "€ 389.000,00" }`.
 */
export function printValue(value: ShownValue, locale: Locale): PrintedValue {
  switch (value.kind) {
    case "words":
      return { words: value.words };
    case "text":
      return { text: value.text };
    case "texts":
      return localize(value.texts, locale) ?? { text: "" };
    case "floor":
      return printFloor(value.level, locale);
    case "figure":
      return { text: FIGURES[value.format](value.amount, locale) };
    case "day":
      return { text: formatDate(value.moment) || formatDay(value.moment) };
    case "moment":
      return { text: formatDayAndTime(value.moment) };
  }
}

/**
 * A storey by its level: 0 is the ground floor, below it is counted downwards. Example: level 2 reads "2e verdieping" in
 * Dutch, level -1 "Kelder".
 */
export function printFloor(level: number, locale: Locale): PrintedValue {
  if (level === 0) return { words: "display.groundFloor" };
  if (level === -1) return { words: "display.basement" };
  const words = level > 0 ? "display.floorNumber" : "display.basementNumber";
  return { words, given: { ordinal: formatOrdinal(Math.abs(level), locale), level } };
}

/** A rank (1 and up) before a masculine noun: `formatOrdinal(1, "fr")` is "1er", `formatOrdinal(2, "nl")` is "2e". */
function formatOrdinal(rank: number, locale: Locale): string {
  return ORDINALS[locale](rank);
}

function isTeen(rank: number): boolean {
  return rank % 100 >= 11 && rank % 100 <= 13;
}
