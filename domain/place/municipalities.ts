import { foldAccents } from "../locale/fold-accents.ts";
import type { Locale } from "../locale/locale.ts";
import { kilometresBetween, type Point } from "./kilometres-between.ts";
import belgium from "./belgium.json" with { type: "json" };

/** A municipality of Belgium as it is since 2025; `id` is its NIS code. */
export type Municipality = {
  readonly id: number;
  readonly postcodes: readonly string[];
  readonly names: Readonly<Record<Locale, string>>;
  readonly point: Point;
};

type Row = readonly [
  nis: number,
  postcodes: readonly number[],
  names: readonly [nl: string, fr: string, en: string, de: string],
  point: Point,
  towns: ReadonlyArray<readonly [name: string, latitude: number, longitude: number]>,
];

const ROWS = belgium.municipalities as unknown as readonly Row[];

export const MUNICIPALITIES: readonly Municipality[] = ROWS.map(
  ([id, postcodes, [nl, fr, en, de], point]) => ({
    id,
    postcodes: postcodes.map(String),
    names: { nl, fr, en, de },
    point,
  }),
);

const BY_POSTCODE = new Map(
  MUNICIPALITIES.flatMap((one) => one.postcodes.map((code) => [code, one] as const)),
);
const BY_ID = new Map(MUNICIPALITIES.map((one) => [one.id, one]));
const TOWNS_OF = new Map(ROWS.map(([id, , , , towns]) => [id, towns]));

export function municipalityWithId(id: number): Municipality | null {
  return BY_ID.get(id) ?? null;
}

/** The municipality that a postcode belongs to: of "9050" it is Ghent; null abroad. */
export function municipalityOfPostcode(zip: string | null): Municipality | null {
  return BY_POSTCODE.get(zip?.trim() ?? "") ?? null;
}

/** A postcode and names in any language, as a site's list has them. */
export type TownNames = { readonly zip: string | null; readonly names: readonly string[] };

const centres = new WeakMap<TownNames, Point | null>();

/** The middle of a town: that of its name within its municipality, else the municipality's; null abroad. Looked for once a town. */
export function centreOfTown(town: TownNames): Point | null {
  const told = centres.get(town);
  if (told !== undefined) return told;
  const centre = findCentre(town);
  centres.set(town, centre);
  return centre;
}

function findCentre({ zip, names }: TownNames): Point | null {
  const municipality = municipalityOfPostcode(zip);
  if (municipality === null) return null;
  const wanted = new Set(names.map(nameKey));
  const towns = TOWNS_OF.get(municipality.id) ?? [];
  const [, ...point] = towns.find(([name]) => wanted.has(nameKey(name))) ?? [];
  return point.length === 2 ? (point as unknown as Point) : municipality.point;
}

/** The middles of a municipality's towns, which its outline runs around. */
export function centresOf(municipality: Municipality): readonly Point[] {
  const towns = TOWNS_OF.get(municipality.id) ?? [];
  return [municipality.point, ...towns.map(([, lat, lng]): Point => [lat, lng])];
}

/** The towns of a municipality by their names, with their middles. */
export function townsOf({
  id,
}: Municipality): ReadonlyArray<{ readonly name: string; readonly point: Point }> {
  return (TOWNS_OF.get(id) ?? []).map(([name, lat, lng]) => ({ name, point: [lat, lng] }));
}

/** "9000–9052", the least and the greatest postcode; a single one as itself. */
export function postcodeRange({ postcodes }: Municipality): string {
  const [first, last] = [postcodes[0]!, postcodes.at(-1)!];
  return first === last ? first : `${first}–${last}`;
}

/** Whether a municipality is more than the town that it is called after. */
export function hasSeveralTowns({ id }: Municipality): boolean {
  return (TOWNS_OF.get(id) ?? []).length > 1;
}

/** Whether one of some points lies within so many kilometres of one of others. */
export function isNear(points: readonly Point[], others: readonly Point[], kilometres: number): boolean {
  return points.some((point) => others.some((other) => kilometresBetween(point, other) <= kilometres));
}

/** A name as names are compared, since case, accents and hyphens differ: `SINT-NIKLAAS` is `sint niklaas`. */
export function nameKey(name: string): string {
  return foldAccents(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
