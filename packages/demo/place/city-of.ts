import { LOCALES } from "../../../domain/locale/locale.ts";
import { type Town, townIn } from "./town.ts";

export function cityOf(town: Town) {
  return {
    id: town.id,
    zip: town.zip,
    name: town.name,
    alias: Object.fromEntries(LOCALES.map((locale) => [locale, townIn(town, locale)])),
  };
}
