import type { EstateFilters } from "#contract/listing/search.ts";
import { isHidden, isSold } from "#domain/estate/reference/status.ts";
import { writeListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Criteria, queryOf } from "#domain/subscription/criteria.ts";
import type { Frequency } from "#domain/subscription/frequency.ts";
import { loadFormWords } from "../contact/form/load-form-words.ts";
import { loadAllOptions } from "../listing/filter/load-all-options.ts";
import { wordsBelow } from "../shell/words/words-below.ts";
import type { Visit } from "../visit.ts";
import { type Choice, cityChoice, type SubscriptionFormView } from "./subscription-form-view.ts";

/** A list to read through has an end; any other city is found by its name. */
const MOST_CITIES = 60;

type Asked = {
  readonly frequency?: Frequency | undefined;
  /** A town in the visitor's words. */
  readonly place?: string | null;
};

/** The form for criteria: a visitor's own, those of the list that they came from, or none. */
export async function loadSubscriptionForm(
  visit: Visit,
  locale: Locale,
  asked: Criteria,
  { frequency = "daily", place = null }: Asked = {},
): Promise<SubscriptionFormView> {
  visit.tags.add("estates");
  const found = place ? await findPlace(visit, place) : [];
  // One town alone is meant by its name.
  const cities = found.length === 1 ? [...new Set([...asked.cities, ...found])] : asked.cities;
  const criteria = { ...asked, cities };
  const [options, count, words] = await Promise.all([
    loadAllOptions(visit, locale, {}),
    visit.client.countMatches(writeListingQuery(queryOf(criteria))).catch(() => null),
    loadSubscriptionWords(visit, locale),
  ]);
  const { transactions = [], headTypes = [] } = options;
  const { hiddenStatus } = visit.site.settings;
  return {
    transactions: transactions
      .filter(({ id }) => !isSold(id) && !isHidden(id, hiddenStatus))
      .toSorted((a, b) => a.id - b.id)
      .map(choice),
    types: headTypes.map(choice),
    cities: cityChoices(options, [...found, ...cities]),
    isPlaceAsked: place !== null,
    isPlaceFound: found.length > 0,
    criteria,
    frequency,
    count: count?.count ?? null,
    words,
  };
}

/** The words of forms and of subscriptions, for the pages that have them alone. */
export async function loadSubscriptionWords(visit: Visit, locale: Locale): Promise<Record<string, string>> {
  return visit.remember(`subscription-words:${locale}`, async () => {
    const dictionary = await visit.client.translations(locale);
    return {
      ...(await loadFormWords(visit, locale)),
      ...wordsBelow(dictionary, "subscription."),
      ...wordsBelow(dictionary, "listing.city"),
    };
  });
}

/** The ids of the towns that a name may mean. */
async function findPlace({ client }: Visit, place: string): Promise<readonly number[]> {
  const { results } = await client.searchCity(place).catch(() => ({ results: [] }));
  return results.map(({ id }) => id);
}

function choice({ id, name }: { readonly id: number; readonly name: string }): Choice {
  return { value: String(id), label: name };
}

/** Those already chosen or asked for, then the cities with most listings in the order of the alphabet. */
function cityChoices({ locations = [] }: Partial<EstateFilters>, asked: readonly number[]): Choice[] {
  const top = locations.toSorted((a, b) => b.count - a.count).slice(0, MOST_CITIES);
  const first = new Set(asked);
  const shown = new Set([...asked, ...top.map(({ id }) => id)]);
  return locations
    .filter(({ id }) => shown.has(id))
    .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
    .map(cityChoice);
}
