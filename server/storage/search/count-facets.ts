import type { EstateFilters, EstateSearch } from "#contract/listing/search.ts";
import type { ReferenceData } from "#contract/site/reference.ts";
import { textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { findReference } from "../find-site.ts";
import type { Reader } from "../reader.ts";
import { countMatches, type Counts } from "./count-matches.ts";
import { readLabels, type Label } from "./read-labels.ts";

/** The options of a filter with how many listings each would show, under every other condition than its own. */
export async function countFacets(
  reader: Reader,
  siteId: string,
  { where }: Pick<EstateSearch, "where">,
  locale: Locale,
): Promise<EstateFilters> {
  const [{ counts, prices }, labels, reference] = await Promise.all([
    countMatches(reader, siteId, where),
    readLabels(reader, siteId, locale),
    findReference(reader, siteId),
  ]);
  return {
    headTypes: named(counts.head_type, labels.head_type).map(withoutZip),
    subTypes: named(counts.sub_type, labels.sub_type).map(withoutZip),
    transactions: named(counts.transaction, labels.transaction).map(withoutZip),
    countries: countries(counts.country, reference, locale),
    locations: named(counts.city_id, labels.city),
    prices,
    bedrooms: bedrooms(counts.bedroom_mask),
  };
}

type Option = { id: number; zip: string | null; name: string; count: number };

/** By name, as the language's alphabet has it. */
function named(counts: Counts, labels: ReadonlyMap<number, Label>): Option[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...counts]
    .map(([key, count]) => ({ id: Number(key), count, label: labels.get(Number(key)) }))
    .filter(({ id }) => id !== 0)
    .toSorted((a, b) => (a.label?.ascending ?? last) - (b.label?.ascending ?? last) || a.id - b.id)
    .map(({ id, count, label }) => ({ id, zip: label?.zip ?? null, name: label?.name || String(id), count }));
}

function withoutZip({ id, name, count }: Option) {
  return { id, name, count };
}

function countries(counts: Counts, reference: ReferenceData, locale: Locale): EstateFilters["countries"] {
  const alphabet = new Intl.Collator(locale);
  const names = new Map(reference.countries.map(({ id, name }) => [id, textOf(name, locale)]));
  return [...counts]
    .map(([key, count]) => ({ id: String(key), name: names.get(String(key)) || String(key), count }))
    .filter(({ id }) => id !== "")
    .toSorted((a, b) => alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** A listing counts once for each number that it, or one of its entities, has. */
function bedrooms(masks: Counts): EstateFilters["bedrooms"] {
  return Array.from({ length: LARGE_BEDROOM_COUNT + 1 }, (_, value) => {
    const having = [...masks].filter(([mask]) => (Number(mask) & (1 << value)) !== 0);
    return { value, count: having.reduce((sum, [, count]) => sum + count, 0) };
  }).filter(({ count }) => count > 0);
}
