import type { EstateFilters } from "#contract/listing/search.ts";
import { isHidden, isSold } from "#domain/estate/status.ts";
import { writeListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Criteria, queryOf } from "#domain/subscription/criteria.ts";
import type { Frequency } from "#domain/subscription/frequency.ts";
import { loadFormWords } from "../contact/form/load-form-words.ts";
import { loadAllOptions } from "../listing/load-all-options.ts";
import { wordsBelow } from "../shell/words/words-below.ts";
import type { Visit } from "../visit.ts";
import type { Choice, SubscriptionFormView } from "./subscription-form-view.ts";

/** A list to read through has an end; any other city comes along from the list that a visitor stood on. */
const MOST_CITIES = 60;

/** The form for criteria: a visitor's own, those of the list that they came from, or none. */
export async function loadSubscriptionForm(
  visit: Visit,
  locale: Locale,
  criteria: Criteria,
  frequency: Frequency = "daily",
): Promise<SubscriptionFormView> {
  visit.tags.add("estates");
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
    cities: cityChoices(options, criteria.cities),
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
    return { ...(await loadFormWords(visit, locale)), ...wordsBelow(dictionary, "subscription.") };
  });
}

function choice({ id, name }: { readonly id: number; readonly name: string }): Choice {
  return { value: String(id), label: name };
}

/** Those already chosen, then the cities with most listings in the order of the alphabet. */
function cityChoices({ locations = [] }: Partial<EstateFilters>, chosen: readonly number[]): Choice[] {
  const top = locations.toSorted((a, b) => b.count - a.count).slice(0, MOST_CITIES);
  const shown = new Set([...top.map(({ id }) => id), ...chosen]);
  const isChosen = ({ id }: { readonly id: number }) => Number(chosen.includes(id));
  return locations
    .filter(({ id }) => shown.has(id))
    .toSorted((a, b) => isChosen(b) - isChosen(a))
    .map(({ id, zip, name }) => ({ value: String(id), label: [zip, name].filter(Boolean).join(" ") }));
}
