import type { FilterOptions as CountedOptions } from "#domain/listing/estate-filter-state.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { municipalityOfPostcode, municipalityWithId, postcodeRange } from "#domain/place/municipalities.ts";
import { type SiteTown, townsOfPlaces } from "#domain/place/towns-of-places.ts";
import type { EstateFilters } from "../schema/search.ts";
import type { FilterOptions, PlaceGroup } from "../listing-view.ts";

type Town = EstateFilters["locations"][number];
type Counted = CountedOptions["locations"];

/** Municipalities that one press chooses; any other is found by typing. */
const TOP_MUNICIPALITIES = 10;

/** The places of a list with their towns, and what a radius adds to what is chosen; counts are those left. */
export function placeChoices(
  towns: readonly Town[],
  left: Counted,
  query: ListingQuery,
  locale: Locale,
): Pick<FilterOptions, "municipalities" | "places" | "addedByRadius"> {
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  const places = shownGroups(towns, query).map((group) => placeGroup(group, counts, query, locale));
  const municipalities = places.flatMap(({ municipality }) => municipality ?? []);
  return { municipalities, places, addedByRadius: addedByRadius(towns, query) };
}

/** The towns whose counts {@link placeChoices} adds up. */
export function townsToCount(towns: readonly Town[], query: ListingQuery): readonly number[] {
  return shownGroups(towns, query).flatMap(([, group]) => group.map(({ id }) => id));
}

/** A town of no known municipality is a group under its own id, below zero. */
type Group = readonly [municipality: number, towns: readonly Town[]];

function placeGroup(
  [id, group]: Group,
  counts: ReadonlyMap<number, number>,
  { municipalities }: ListingQuery,
  locale: Locale,
): PlaceGroup {
  const towns = group.map(({ id: town, zip, name }) => ({
    id: String(town),
    zip,
    name,
    count: counts.get(town) ?? 0,
  }));
  const known = municipalityWithId(id);
  if (known === null || (group.length === 1 && !municipalities.includes(id)))
    return { municipality: null, towns };
  const count = towns.reduce((sum, town) => sum + town.count, 0);
  const name = known.names[locale];
  return { municipality: { id: String(id), name, count, postcodes: postcodeRange(known) }, towns };
}

/** Those with most listings, and whatever is chosen. */
function shownGroups(towns: readonly Town[], { cities, municipalities }: ListingQuery): readonly Group[] {
  const groups = groupsOf(towns);
  const isChosen = ([id, group]: Group) =>
    municipalities.includes(id) || group.some((town) => cities.includes(town.id));
  const shown = groups.filter((group, place) => place < TOP_MUNICIPALITIES || isChosen(group));
  const others = municipalities.filter((id) => shown.every(([known]) => known !== id));
  return [...shown, ...others.map((id) => [id, []] as const)];
}

const known = new WeakMap<readonly Town[], readonly Group[]>();

/** Those with most listings first. Told once for a list's towns, which stay the same for every visitor. */
function groupsOf(towns: readonly Town[]): readonly Group[] {
  const told = known.get(towns);
  if (told) return told;
  const total = ([, group]: Group) => group.reduce((sum, { count }) => sum + count, 0);
  const groups = [...Map.groupBy(towns, ({ id, zip }) => municipalityOfPostcode(zip)?.id ?? -id)]
    .map(([id, group]) => [id, group.toSorted((one, other) => other.count - one.count)] as const)
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
