import { nameOfCity, type CityLike } from "../estate/address/address.ts";
import { type Multilingual, localize, type LocalizedText } from "../locale/multilingual.ts";
import { type Locale, LOCALES } from "../locale/locale.ts";

type Titled = {
  readonly general: {
    readonly title?: Multilingual | null | undefined;
    readonly subKind?: { readonly name?: Multilingual | null | undefined } | null | undefined;
    readonly city?: CityLike | null | undefined;
    readonly building?: { readonly name?: string | null | undefined } | null | undefined;
  };
};

const HOLIDAY_HOME: Record<Locale, string> = {
  nl: "Vakantiewoning",
  fr: "Location de vacances",
  en: "Holiday home",
  de: "Ferienunterkunft",
};

/**
 * What a unit is called: its title, else what it is and where, else a holiday home. Example: an apartment in the residence Neptunus in Ostend is
 * "Appartement Neptunus, Oostende".
 */
export function titleOfRental({ general }: Titled, locale: Locale): LocalizedText {
  const title = localize(general.title, locale);
  if (title) return title;
  const kind = localize(general.subKind?.name, locale);
  const what = [kind?.text, general.building?.name?.trim()].filter(Boolean).join(" ");
  const text = [what, nameOfCity(general.city, locale)].filter(Boolean).join(", ");
  return text === "" ? { text: HOLIDAY_HOME[locale], locale } : { text, locale: kind?.locale ?? locale };
}

/** The same in each language. */
export function titlesOfRental(rental: Titled): Multilingual {
  return Object.fromEntries(LOCALES.map((locale) => [locale, titleOfRental(rental, locale).text]));
}
