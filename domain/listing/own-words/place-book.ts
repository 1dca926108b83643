import { MUNICIPALITIES } from "../../place/municipalities.ts";
import { keyOfName } from "./tokens.ts";

/** What a name stands for: a whole municipality by its NIS code, or towns of a site by their ids. */
export type NamedPlace = { readonly municipality: number } | { readonly cities: readonly number[] };

/** The ids of a site's towns of each name and postcode, as `keyOfName` writes it. */
export type TownsByName = ReadonlyMap<string, readonly number[]>;

const SAINTS = ["saint", "sint", "sankt"];

let municipalities: ReadonlyMap<string, NamedPlace> | null = null;

/** Finds places by their names in any language, their postcodes, and what people call them: `Gand`, `9050`, `bxl`, `St Gilles`. */
export function placeFinder(towns: TownsByName): (name: string) => NamedPlace | null {
  const found = new Map<string, NamedPlace | null>();
  const known = (municipalities ??= municipalitiesByName());
  const find = (name: string): NamedPlace | null => {
    const saints = name.startsWith("st ") ? SAINTS.map((word) => word + name.slice(2)) : [];
    for (const one of [name, PLACE_ALIASES[name] ?? "", ...saints]) {
      const cities = towns.get(one);
      const place = known.get(one) ?? (cities ? { cities } : null);
      if (place) return place;
    }
    return null;
  };
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name)!;
  };
}

function municipalitiesByName(): ReadonlyMap<string, NamedPlace> {
  return new Map(
    MUNICIPALITIES.flatMap(({ id, names }) => {
      const place = { municipality: id };
      return Object.values(names).map((name) => [keyOfName(name), place] as const);
    }),
  );
}

/** What people call places beside their official names in the four languages, as `keyOfName` writes both. */
const PLACE_ALIASES: Readonly<Record<string, string>> = {
  antwerp: "antwerpen",
  bruegge: "brugge",
  bruessel: "brussel",
  bruges: "brugge",
  brussels: "brussel",
  buellingen: "bullingen",
  buetgenbach: "butgenbach",
  bxl: "brussel",
  coq: "de haan",
  coxyde: "koksijde",
  ghent: "gent",
  heist: "heist aan zee",
  knokke: "knokke heist",
  "la panne": "de panne",
  "la roche": "la roche en ardenne",
  latem: "sint martens latem",
  lln: "louvain la neuve",
  loewen: "leuven",
  luettich: "luik",
  molenbeek: "sint jans molenbeek",
  nivelle: "nivelles",
  ostend: "oostende",
  ottignies: "ottignies louvain la neuve",
};
