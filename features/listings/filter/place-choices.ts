import type { FilterOptions as CountedOptions } from "#domain/listing/estate-filter-state.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { municipalityOfPostcode, municipalityWithId } from "#domain/place/municipalities.ts";
import { type SiteTown, townsOfPlaces } from "#domain/place/towns-of-places.ts";
import type { EstateFilters } from "../schema/search.ts";
import type { FilterOption, FilterOptions } from "../listing-view.ts";

type Town = EstateFilters["locations"][number];
type Counted = CountedOptions["locations"];

/** Municipalities that one press chooses; any other is found by typing. */
const TOP_MUNICIPALITIES = 6;

/** The municipalities that a list has several towns of, and what a radius adds to what is chosen; counts are those left. */
export function placeChoices(
  towns: readonly Town[],
  left: Counted,
  query: ListingQuery,
  locale: Locale,
): Pick<FilterOptions, "municipalities" | "addedByRadius"> {
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  const municipalities = shownMunicipalities(towns, query).flatMap(([id, group]): FilterOption[] => {
    const name = municipalityWithId(id)?.names[locale];
    const count = group.reduce((sum, town) => sum + (counts.get(town.id) ?? 0), 0);
    return name === undefined ? [] : [{ id: String(id), name, count }];
  });
  return { municipalities, addedByRadius: addedByRadius(towns, query) };
}

/** The towns whose counts {@link placeChoices} adds up. */
export function townsToCount(towns: readonly Town[], query: ListingQuery): readonly number[] {
  return shownMunicipalities(towns, query).flatMap(([, group]) => group.map(({ id }) => id));
}

type Group = readonly [municipality: number, towns: readonly Town[]];

function shownMunicipalities(towns: readonly Town[], { municipalities }: ListingQuery): readonly Group[] {
  const groups = groupsOf(towns);
  const top = groups.filter(([, group]) => group.length > 1).slice(0, TOP_MUNICIPALITIES);
  const others = municipalities.filter((id) => top.every(([shown]) => shown !== id));
  return [...top, ...others.map((id) => groups.find(([known]) => known === id) ?? ([id, []] as const))];
}

const known = new WeakMap<readonly Town[], readonly Group[]>();

/** Those with most listings first. Told once for a list's towns, which stay the same for every visitor. */
function groupsOf(towns: readonly Town[]): readonly Group[] {
  const told = known.get(towns);
  if (told) return told;
  const total = ([, group]: Group) => group.reduce((sum, { count }) => sum + count, 0);
  const groups = [...Map.groupBy(towns, ({ zip }) => municipalityOfPostcode(zip)?.id ?? 0)]
    .filter(([id]) => id !== 0)
    .toSorted((one, other) => total(other) - total(one));
  known.set(towns, groups);
  return groups;
}

function addedByRadius(towns: readonly Town[], query: ListingQuery): readonly string[] {
  if (query.radius === null) return [];
  const { cities, municipalities, radius } = query;
  const siteTowns = siteTownsOf(towns);
  const chosen = townsOfPlaces({ cities, municipalities }, siteTowns);
  const all = townsOfPlaces({ cities, municipalities, radius }, siteTowns);
  return towns
    .filter(({ id }) => all.has(id) && !chosen.has(id))
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name);
}

const named = new WeakMap<readonly Town[], readonly SiteTown[]>();

function siteTownsOf(towns: readonly Town[]): readonly SiteTown[] {
  const told = named.get(towns) ?? towns.map(({ id, zip, name }) => ({ id, zip, names: [name] }));
  named.set(towns, told);
  return told;
}
