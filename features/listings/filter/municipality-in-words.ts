import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { municipalityWithId } from "#domain/place/municipalities.ts";

/** "Gent, alle deelgemeenten"; a code that no municipality has shows as itself. */
export function municipalityInWords(id: number, t: Translate, locale: Locale): string {
  const name = municipalityWithId(id)?.names[locale];
  return name === undefined ? `#${id}` : t("listing.wholeMunicipality", { name });
}
