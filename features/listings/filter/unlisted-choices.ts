import { HEAD_TYPES } from "#domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "#domain/estate/reference/transactions.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { countryName } from "#domain/locale/country-name.ts";
import { textOf, type Multilingual } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";

type Choice = { readonly id: number | string; readonly name: string; readonly count: number };
type List = "types" | "subTypes" | "transactions" | "countries" | "bedrooms";

/** What is chosen in each list, and what the product calls it; null for what it does not know. */
const LISTS: Readonly<
  Record<
    List,
    {
      readonly chosenIn: (query: ListingQuery) => ReadonlyArray<number | string>;
      readonly nameOf: (id: number | string, locale: Locale) => string | null;
    }
  >
> = {
  types: { chosenIn: ({ types }) => types, nameOf: namesOf(HEAD_TYPES) },
  subTypes: { chosenIn: ({ subTypes }) => subTypes, nameOf: namesOf(SUB_TYPES) },
  transactions: { chosenIn: ({ transactions }) => transactions, nameOf: namesOf(TRANSACTIONS) },
  countries: {
    chosenIn: ({ country }) => (country === null ? [] : [country]),
    nameOf: (code, locale) => countryName(String(code), locale) ?? String(code),
  },
  bedrooms: { chosenIn: ({ bedrooms }) => bedrooms, nameOf: String },
};

/**
 * What an address chooses of a list and the listings have none of, such as a country abroad: it has a name, and can be taken away
 * again. Example: `?country=FR` of a list of Belgian estates gives `{ id: "FR", name: "Frankrijk", count: 0 }`.
 */
export function unlistedChoices(
  list: List,
  listed: readonly Pick<Choice, "id">[],
  query: ListingQuery,
  locale: Locale,
): readonly Choice[] {
  const { chosenIn, nameOf } = LISTS[list];
  return chosenIn(query).flatMap((id) => {
    const name = listed.some((choice) => choice.id === id) ? null : nameOf(id, locale);
    return name === null ? [] : [{ id, name, count: 0 }];
  });
}

function namesOf(rows: ReadonlyArray<{ readonly id: number; readonly name: Multilingual }>) {
  return (id: number | string, locale: Locale) => {
    const row = rows.find((known) => known.id === id);
    return row ? textOf(row.name, locale) : null;
  };
}
