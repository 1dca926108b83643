import type { Locale } from "../locale/locale.ts";
import type { Point } from "./kilometres-between.ts";
import { MUNICIPALITIES, municipalityOfPostcode, nameKey, townsOf } from "./municipalities.ts";

export type NamedPlace = { readonly name: string; readonly point: Point };

const MOST = 8;

/**
 * The Belgian places that words begin, municipalities before towns, at most eight; a postcode means its municipality. Example: "gentb" is
 * "Gentbrugge (Gent)" alone.
 */
export function placesByName(words: string, locale: Locale): readonly NamedPlace[] {
  const wanted = nameKey(words);
  if (wanted === "") return [];
  const coded = /^\d{4}$/.test(wanted) ? municipalityOfPostcode(wanted) : null;
  if (coded) return [{ name: `${wanted} ${coded.names[locale]}`, point: coded.point }];
  const begins = (name: string) => nameKey(name).startsWith(wanted);
  const whole = MUNICIPALITIES.filter(({ names }) => Object.values(names).some(begins)).map(
    ({ names, point }) => ({ name: names[locale], point }),
  );
  const towns = MUNICIPALITIES.flatMap((municipality) => {
    const of = municipality.names[locale];
    const others = townsOf(municipality).filter(({ name }) => name !== municipality.names.nl && name !== of);
    return others
      .filter(({ name }) => begins(name))
      .map(({ name, point }) => ({ name: `${name} (${of})`, point }));
  });
  return [...whole, ...towns].toSorted((one, other) => one.name.length - other.name.length).slice(0, MOST);
}
