import { HEAD_TYPES } from "#domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "#domain/estate/reference/transactions.ts";
import { countryName } from "#domain/locale/country-name.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import type { CityBook } from "./city-book.ts";
import type { ListingDraft } from "./write-draft.ts";

type Lists = Pick<ReferenceData, "headTypes" | "subTypes" | "transactions" | "cities" | "countries">;

const TARGETS = ["headType", "subType", "transaction"] as const;

/** Collects what listings name, so that a partial bundle brings the rows that the site's own lists lack. */
export function createReferenceBook(known: ReferenceData, cities: CityBook) {
  const used = { headType: new Set<number>(), subType: new Set<number>(), transaction: new Set<number>() };
  const countries = new Set<string>();
  return {
    /** Notes the types, the transaction and the country of a listing. */
    note(draft: ListingDraft): void {
      const general = (draft["general"] ?? {}) as Record<string, { id?: number } | undefined>;
      for (const target of TARGETS) if (general[target]?.id) used[target].add(general[target].id);
      const address = general["address"] as { country?: { id?: string } } | undefined;
      if (address?.country?.id) countries.add(address.country.id);
    },
    /** The product's own rows for what was noted and is not in the site's lists, and the cities that were brought. */
    additions(): Lists {
      return {
        headTypes: lacking(HEAD_TYPES, used.headType, known.headTypes).map(({ id, name }) => ({ id, name })),
        subTypes: lacking(SUB_TYPES, used.subType, known.subTypes).map(({ id, name, headTypeId, type }) => ({
          id,
          name,
          headTypeId,
          type,
        })),
        transactions: lacking(TRANSACTIONS, used.transaction, known.transactions).map(({ id, name }) => ({
          id,
          name,
        })),
        cities: [...cities.broughtCities()],
        countries: lackingCountries(countries, known.countries),
      };
    },
  };
}

type Row = { readonly id: number };

function lacking<R extends Row>(
  product: readonly R[],
  used: ReadonlySet<number>,
  known: readonly Row[],
): R[] {
  const ids = new Set(known.map(({ id }) => id));
  return product.filter(({ id }) => used.has(id) && !ids.has(id));
}

function lackingCountries(
  used: ReadonlySet<string>,
  known: ReferenceData["countries"],
): ReferenceData["countries"] {
  const ids = new Set(known.map(({ id }) => id));
  return [...used]
    .filter((id) => !ids.has(id))
    .map((id) => ({
      id,
      name: Object.fromEntries(LOCALES.map((locale) => [locale, countryName(id, locale)])) as Record<
        Locale,
        string
      >,
    }));
}
