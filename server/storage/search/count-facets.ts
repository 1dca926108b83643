import type { EstateFilters, EstateSearch } from "#contract/listing/search.ts";
import type { ReferenceData } from "#contract/site/reference.ts";
import { textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { findReference } from "../reading/find-site.ts";
import type { Reader } from "../reading/reader.ts";
import { countMatches } from "./count-matches.ts";
import { planSearch, type SearchPlan } from "./plan-search.ts";
import type { Kind } from "./read-kinds.ts";
import { readLabels, type Label } from "./read-labels.ts";

/** The options of a filter with how many listings each would show, under every other condition than its own. */
export async function countFacets(
  reader: Reader,
  siteId: string,
  { where }: Pick<EstateSearch, "where">,
  locale: Locale,
): Promise<EstateFilters> {
  const plan = await planSearch(reader, siteId, where);
  return reader.kept.keep(
    siteId,
    `facets/${locale}/${plan.keyBut()}`,
    () => readFacets(reader, siteId, { plan, where, locale }),
    ({ locations, subTypes }) => locations.length + subTypes.length,
  );
}

async function readFacets(
  reader: Reader,
  siteId: string,
  { plan, where, locale }: { plan: SearchPlan; where: EstateSearch["where"]; locale: Locale },
): Promise<EstateFilters> {
  const [{ countBy, cities, prices }, labels, reference] = await Promise.all([
    countMatches(reader, siteId, plan, where),
    readLabels(reader, siteId, locale),
    findReference(reader, siteId),
  ]);
  const headTypes = countBy("general.headType.id", (kind) => [kind.head_type]);
  const subTypes = countBy("general.subType.id", (kind) => [kind.sub_type]);
  const transactions = countBy("general.transaction.id", (kind) => [kind.transaction]);
  return {
    headTypes: named(headTypes, labels.head_type).map(withoutZip),
    subTypes: named(subTypes, labels.sub_type).map(withoutZip),
    transactions: named(transactions, labels.transaction).map(withoutZip),
    countries: countries(
      countBy("general.address.country.id", (kind) => [kind.country]),
      reference,
      locale,
    ),
    locations: named(cities, labels.city),
    prices,
    bedrooms: bedrooms(countBy("general.bedroomCount", groupsOfBedrooms)),
  };
}

type Option = { id: number; zip: string | null; name: string; count: number };

/** By name, as the labels come. */
function named(counts: ReadonlyMap<number, number>, labels: ReadonlyMap<number, Label>): Option[] {
  const options: Option[] = [];
  for (const { id, name, zip } of labels.values()) {
    const count = counts.get(id);
    if (count) options.push({ id, zip, name: name || String(id), count });
  }
  return options;
}

function withoutZip({ id, name, count }: Option) {
  return { id, name, count };
}

function countries(
  counts: ReadonlyMap<string, number>,
  reference: ReferenceData,
  locale: Locale,
): EstateFilters["countries"] {
  const alphabet = alphabetOf(locale);
  const names = new Map(reference.countries.map(({ id, name }) => [id, textOf(name, locale)]));
  return [...counts]
    .filter(([id, count]) => id !== "" && count > 0)
    .map(([id, count]) => ({ id, name: names.get(id) || id, count }))
    .toSorted((a, b) => alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

const alphabets = new Map<Locale, Intl.Collator>();

/** Made once: that takes longer than putting a site's countries in order. */
function alphabetOf(locale: Locale): Intl.Collator {
  const alphabet = alphabets.get(locale) ?? new Intl.Collator(locale);
  alphabets.set(locale, alphabet);
  return alphabet;
}

/** A listing counts once for each number that it, or one of its entities, has. */
function groupsOfBedrooms({ bedrooms }: Kind): number[] {
  return [...new Set(bedrooms.map((count) => Math.min(count, LARGE_BEDROOM_COUNT)))];
}

function bedrooms(counts: ReadonlyMap<number, number>): EstateFilters["bedrooms"] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => a.value - b.value);
}
