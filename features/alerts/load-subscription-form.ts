import type { CitySuggestions, PlaceSuggestions } from "#features/listings/schema/suggestions.ts";
import { canBeAwaited, isHidden } from "#domain/estate/reference/status.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Criteria, criteriaOf, queryOf } from "#domain/alerts/criteria.ts";
import type { Frequency } from "#domain/alerts/frequency.ts";
import { municipalityWithId } from "#domain/place/municipalities.ts";
import { knownQuery } from "#features/listings/filter/known-query.ts";
import { loadAllOptions } from "#features/listings/filter/load-all-options.ts";
import { unlistedChoices } from "#features/listings/filter/unlisted-choices.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { type CriteriaLabels, criteriaInWords } from "./criteria-in-words.ts";
import { placeMeant } from "./place-meant.ts";
import {
  type Choice,
  cityChoice,
  municipalityChoice,
  type SubscriptionFormView,
} from "./subscription-form-view.ts";

/** A list to read through has an end; any other city is found by its name. */
const MOST_CITIES = 60;

type Place = PlaceSuggestions["results"][number];
type City = CitySuggestions["results"][number];
type Named = Pick<City, "id" | "name">;

type Asked = {
  readonly frequency?: Frequency | undefined;
  /** A city in the visitor's words. */
  readonly place?: string | null;
  /** The visitor comes from a search, whose criteria they need not go through again. */
  readonly isFromSearch?: boolean;
};

/** The form for criteria: a visitor's own, those of the list that they came from, or none. */
export async function loadSubscriptionForm(
  context: RequestContext,
  locale: Locale,
  wanted: Criteria,
  { frequency = "daily", place = null, isFromSearch = false }: Asked = {},
): Promise<SubscriptionFormView> {
  context.tags.add("estates");
  const asked = criteriaOf(await knownQuery(context, locale, {}, queryOf(wanted)));
  const places = place ? await findPlaces(context, place) : [];
  const criteria = withPlace(asked, place === null ? null : placeMeant(places, place));
  const [options, count] = await Promise.all([
    loadAllOptions(context, locale, {}),
    context.queries.countMatches(criteria).catch(() => null),
  ]);
  const { hiddenStatus } = context.site.settings;
  const transactions = withUnlisted("transactions", options.transactions, criteria, locale);
  const types = withUnlisted("types", options.headTypes, criteria, locale);
  const subTypes = withUnlisted("subTypes", options.subTypes, criteria, locale);
  const locations = options.locations ?? [];
  const meant = await loadMeantCities(context, locations, criteria, places);
  const labels: CriteriaLabels = {
    transaction: byId(transactions),
    head_type: byId(types),
    sub_type: byId(subTypes),
    city: byId([...locations, ...meant]),
  };
  return {
    transactions: transactions
      // What an older alert asks for stays its own: without it, saving would ask for everything.
      .filter(({ id }) => canBeAwaited(id) || asked.transactions.includes(id))
      .filter(({ id }) => !isHidden(id, hiddenStatus))
      .toSorted((a, b) => a.id - b.id)
      .map(choice),
    types: types.map(choice),
    subTypes: subTypes.filter(({ id }) => criteria.subTypes.includes(id)).map(choice),
    cities: cityChoices(locations, meant),
    municipalities: municipalityChoices(criteria, places, locale),
    isPlaceAsked: place !== null,
    isPlaceFound: places.length > 0,
    criteria,
    brought: isFromSearch
      ? criteriaInWords(criteria, labels, await loadTranslate(context, locale), locale)
      : null,
    frequency,
    count: count?.count ?? null,
  };
}

/** The options of a list, and what the criteria choose of it without a listing that has it. */
function withUnlisted(
  list: "transactions" | "types" | "subTypes",
  rows: readonly Named[] = [],
  criteria: Criteria,
  locale: Locale,
): readonly Named[] {
  const unlisted = unlistedChoices(list, rows, queryOf(criteria), locale);
  return [...rows, ...unlisted.map(({ id, name }) => ({ id: Number(id), name }))];
}

/** The cities that may be meant and those already chosen. */
async function loadMeantCities(
  context: RequestContext,
  locations: readonly City[],
  { cities }: Criteria,
  places: readonly Place[],
): Promise<readonly City[]> {
  const found = places.filter(({ kind }) => kind === "city");
  // Nothing is on offer there now, which is why they are followed.
  const empty = cities.filter((id) => ![...locations, ...found].some((city) => city.id === id));
  const named = empty.length > 0 ? await findCities(context, { ids: empty }) : [];
  return [...found, ...named, ...locations.filter(({ id }) => cities.includes(id))];
}

function byId<Row extends Named>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function withPlace(criteria: Criteria, place: Place | null): Criteria {
  if (!place) return criteria;
  const list = place.kind === "municipality" ? "municipalities" : "cities";
  return { ...criteria, [list]: [...new Set([...criteria[list], place.id])] };
}

function municipalityChoices(
  { municipalities }: Criteria,
  places: readonly Place[],
  locale: Locale,
): Choice[] {
  const found = places.filter(({ kind }) => kind === "municipality").map(({ id }) => id);
  const ids = [...new Set([...municipalities, ...found])];
  return ids.map((id) => municipalityChoice(id, municipalityWithId(id)?.names[locale] ?? null));
}

/** What may be meant by what was typed; nothing while it cannot be asked for. */
async function findPlaces({ queries }: RequestContext, words: string): Promise<readonly Place[]> {
  const { results } = await queries.knownPlaces(words).catch(() => ({ results: [] }));
  return results;
}

/** Cities by their ids; none while they cannot be asked for. */
async function findCities(
  { queries }: RequestContext,
  asked: Parameters<RequestContext["queries"]["knownCities"]>[0],
): Promise<readonly City[]> {
  const { results } = await queries.knownCities(asked).catch(() => ({ results: [] }));
  return results;
}

function choice({ id, name }: Named): Choice {
  return { value: String(id), label: name };
}

/** Those already chosen or asked for, then the cities with most listings in the order of the alphabet. */
function cityChoices(locations: readonly City[], first: readonly City[]): Choice[] {
  const top = locations.toSorted((a, b) => b.count - a.count).slice(0, MOST_CITIES);
  const shown = new Set(top.map(({ id }) => id));
  const rows = [...first, ...locations.filter(({ id }) => shown.has(id))];
  return [...new Map(rows.map((city) => [city.id, city])).values()].map(cityChoice);
}
