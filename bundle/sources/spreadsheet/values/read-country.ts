import { countryName, isCountryCode } from "#domain/locale/country-name.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { bad, quoted, type ReadValue } from "./read-value.ts";
import { wordKeys } from "./word-key.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let countries: ReadonlyMap<string, string> | undefined;

/** A country by its code or its name in any of the four languages. */
export function readCountry(text: string): ReadValue<string> {
  countries ??= codesByName();
  const code = wordKeys(text)
    .map((key) => countries!.get(key))
    .find(Boolean);
  return code === undefined ? bad(`${quoted(text)} is no country`) : { value: code };
}

function codesByName(): ReadonlyMap<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountryCode);
  return new Map(
    codes.flatMap((code) => {
      const names = LOCALES.flatMap((locale) => wordKeys(countryName(code, locale) ?? code));
      return [code.toLowerCase(), ...names].map((key): [string, string] => [key, codeOfToday(code)]);
    }),
  );
}

/** "UK" is GB, and the "FX" of old lists FR. */
function codeOfToday(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}
