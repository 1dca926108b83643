import type { Locale } from "../locale/locale.ts";
import { formatNumber, formatShortNumber, NO_BREAK } from "../locale/number.ts";

const YEAR_UNITS: Record<Locale, string> = { nl: "kWh/jaar", fr: "kWh/an", en: "kWh/year", de: "kWh/Jahr" };

/** Euro with two decimals: `formatEuro(389000)` is "€ 389.000,00"; "" for no number. */
export function formatEuro(amount: number): string {
  const figure = formatNumber(amount, 2);
  return figure && `€${NO_BREAK}${figure}`;
}

/** `formatEuroPerSquareMetre(2315.48)` is "€ 2.315,48/m²". */
export function formatEuroPerSquareMetre(amount: number): string {
  const euro = formatEuro(amount);
  return euro && `${euro}/m²`;
}

/** m² with two decimals: `formatArea(168)` is "168,00 m²". */
export function formatArea(squareMetres: number): string {
  return withUnit(formatNumber(squareMetres, 2), "m²");
}

/**
 * Whole metres or with the decimals that matter: `formatDistance(1250)` is "1.250 m", `formatDistance(6.5)` is "6,5
 * m".
 */
export function formatDistance(metres: number): string {
  return withUnit(formatShortNumber(metres), "m");
}

/** `formatPercentage(21)` is "21 %". */
export function formatPercentage(percent: number): string {
  return withUnit(formatShortNumber(percent), "%");
}

/** Energy per area and year, as an EPC gives it: `formatEpc(168)` is "168 kWh/m²". */
export function formatEpc(kilowattHours: number): string {
  return withUnit(formatShortNumber(kilowattHours), "kWh/m²");
}

/** Energy per year; the word for year is the language's own: `formatYearlyEnergy(24500, "nl")` is "24.500 kWh/jaar". */
export function formatYearlyEnergy(kilowattHours: number, locale: Locale): string {
  return withUnit(formatShortNumber(kilowattHours), YEAR_UNITS[locale]);
}

/** CO₂ per area and year: `formatCo2(34)` is "34 kg CO₂/m²". */
export function formatCo2(kilograms: number): string {
  return withUnit(formatShortNumber(kilograms), `kg${NO_BREAK}CO₂/m²`);
}

/** `formatLitres(5000)` is "5.000 l". */
export function formatLitres(litres: number): string {
  return withUnit(formatShortNumber(litres), "l");
}

function withUnit(figure: string, unit: string): string {
  return figure && `${figure}${NO_BREAK}${unit}`;
}
