import type { Region } from "../../../domain/estate/reference/enumerations.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

export type Setting = "town" | "suburb" | "village" | "coast";
export type Names = { readonly [locale in Locale]?: string };

export type Town = {
  id: number;
  zip: string;
  /** The name as people there say it. */
  name: string;
  names: Names;
  region: Region;
  setting: Setting;
  location: { latitude: number; longitude: number };
  /** Euro per m² of a sound terraced house, 2025–2026. */
  level: number;
  streets: readonly Names[];
};

/**
 * zip, name, other names, latitude, longitude, level, setting, streets. Streets stand in the language spoken there;
 * in Brussels as "Dutch = French".
 */
type TownRow = readonly [string, string, Names, number, number, number, Setting, string];

export type TownGroup = { region: Region; spoken: (zip: string) => Locale; rows: readonly TownRow[] };

function streetsOf(text: string, spoken: Locale): Names[] {
  return text.split("; ").map((street) => {
    const [dutch, french] = street.split(" = ");
    return french === undefined ? { [spoken]: street } : { nl: dutch, fr: french };
  });
}

export function townsOf({ region, spoken, rows }: TownGroup): Town[] {
  return rows.map(([zip, name, names, latitude, longitude, level, setting, streets], at) => ({
    id: Number(zip) * 10 + rows.slice(0, at).filter(([other]) => other === zip).length,
    zip,
    name,
    names: { [spoken(zip)]: name, ...names },
    region,
    setting,
    location: { latitude, longitude },
    level,
    streets: streetsOf(streets, spoken(zip)),
  }));
}

/** A town's name in a language, else as people there say it. */
export function townIn(town: Town, locale: Locale): string {
  return town.names[locale] ?? town.name;
}
