import type { EstateFilters, EstateFiltersRequest } from "#features/listings/schema/search.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { countryName } from "#domain/locale/country-name.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { findReference } from "#features/site/queries/find-reference.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { countBy, countMatches, type Counts, isInProcess, totalOf } from "./count-matches.ts";
import { planSearch, type SearchPlan } from "./plan-search.ts";
import type { Kind } from "../search-conditions/read-kinds.ts";
import { traitOptions } from "./trait-options.ts";
import { readLabels, type Label } from "../search-conditions/read-labels.ts";

/** The search whose options are asked for, and which cities: all that match without. */
export type AskedFacets = Pick<EstateFiltersRequest, "where" | "locations">;

/** The options of a filter with how many listings each would show, under every other condition than its own. */
export async function countFacets(
  reader: DatabaseReader,
  siteId: string,
  { where, locations: wanted }: AskedFacets,
  locale: Locale,
): Promise<EstateFilters> {
  const plan = await planSearch(reader, siteId, where);
  const read = () => readFacets(reader, siteId, { plan, wanted, locale });
  if (isInProcess(reader, plan)) return read();
  return reader.queryCache.getOrLoad(
    siteId,
    `facets/${locale}/${wanted?.join() ?? "all"}/${plan.keyBut()}`,
    read,
    ({ locations, subTypes }) => locations.length + subTypes.length,
  );
}

type Asked = {
  readonly plan: SearchPlan;
  readonly wanted: readonly number[] | undefined;
  readonly locale: Locale;
};

async function readFacets(
  reader: DatabaseReader,
  siteId: string,
  { plan, wanted, locale }: Asked,
): Promise<EstateFilters> {
  const [counts, labels, reference] = await Promise.all([
    countMatches(reader, siteId, plan),
    readLabels(reader, siteId, locale),
    findReference(reader, siteId),
  ]);
  const by = <V extends string | number>(
    path: string,
    valuesOf: (kind: Kind) => readonly V[],
    groupOf?: (value: V) => V,
  ) => countBy(plan, counts, path, valuesOf, groupOf);
  const headTypes = by("general.headType.id", (kind) => [kind.head_type]);
  const subTypes = by("general.subType.id", (kind) => [kind.sub_type]);
  const transactions = by("general.transaction.id", (kind) => [kind.transaction]);
  return {
    total: totalOf(plan, counts),
    headTypes: named(labels.head_type, headTypes),
    subTypes: named(labels.sub_type, subTypes),
    transactions: named(labels.transaction, transactions),
    countries: countries(
      by("general.address.country.id", (kind) => [kind.country]),
      reference,
      locale,
    ),
    locations: locations(labels.city, counts, wanted),
    prices: counts.prices,
    ...traitOptions(plan, counts),
    bedrooms: bedrooms(
      by(
        "general.bedroomCount",
        (kind) => kind.bedrooms,
        (count) => Math.min(count, LARGE_BEDROOM_COUNT),
      ),
    ),
  };
}

/** By name, as the labels come. */
function named(labels: ReadonlyMap<number, Label>, counts: ReadonlyMap<number, number>) {
  const options: EstateFilters["headTypes"] = [];
  for (const { id, name } of labels.values()) {
    const count = counts.get(id);
    if (count) options.push({ id, name: name || String(id), count });
  }
  return options;
}

function locations(
  labels: ReadonlyMap<number, Label>,
  { inCity }: Counts,
  wanted: readonly number[] | undefined,
): EstateFilters["locations"] {
  const options: EstateFilters["locations"] = [];
  for (const { id, name, zip } of wanted ? labelsOf(wanted, labels) : labels.values()) {
    const count = inCity(id);
    if (count > 0) options.push({ id, zip, name: name || String(id), count });
  }
  return options;
}

/** In the order of all: a site has many more cities than a page shows. */
function labelsOf(ids: readonly number[], labels: ReadonlyMap<number, Label>): Label[] {
  return [...new Set(ids)]
    .flatMap((id) => labels.get(id) ?? [])
    .toSorted((a, b) => a.place - b.place || a.id - b.id);
}

function countries(
  counts: ReadonlyMap<string, number>,
  reference: ReferenceData,
  locale: Locale,
): EstateFilters["countries"] {
  const alphabet = alphabetOf(locale);
  const nameOf = (id: string) => {
    const known = reference.countries.find((country) => country.id === id);
    return (known && textOf(known.name, locale)) || countryName(id, locale) || id;
  };
  return [...counts]
    .filter(([id]) => id !== "")
    .map(([id, count]) => ({ id, name: nameOf(id), count }))
    .toSorted((a, b) => alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

const alphabets = new Map<Locale, Intl.Collator>();

/** Made once: that takes longer than putting a site's countries in order. */
function alphabetOf(locale: Locale): Intl.Collator {
  const alphabet = alphabets.get(locale) ?? new Intl.Collator(locale);
  alphabets.set(locale, alphabet);
  return alphabet;
}

function bedrooms(counts: ReadonlyMap<number, number>): EstateFilters["bedrooms"] {
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value);
}
