import { ajaxEndpoint, answer } from "#features/site/api/endpoint.ts";
import { invalidInput, requireId } from "#features/site/api/read-input.ts";
import { Estate } from "../schema/estate.ts";
import type { Where } from "../schema/search.ts";
import { CitySuggestions, PlaceSuggestions, SimilarEstates } from "../schema/suggestions.ts";
import { knownCities, knownPlaces, LONGEST_WORDS, searchCities, searchPlaces } from "./city-queries.ts";
import { findPublished } from "./find-published.ts";
import { similarEstates } from "./search-queries.ts";

const LANG = "Language of the page: nl, fr, en or de";

const citySearch = ajaxEndpoint({
  method: "GET",
  path: "/search-city",
  group: "Ajax",
  summary:
    "Cities whose name, alias or postcode starts like the words: those with listings, or all that are known",
  operationId: "searchCity",
  params: { lang: LANG },
  query: {
    q: `What was typed, at most ${LONGEST_WORDS} characters`,
    all: "1: also cities of the agency's lists where it has nothing now",
    id: "With all=1: ids of cities instead of words",
  },
  answer: CitySuggestions,
  problems: [],
  async handle(call) {
    const words = call.query.get("q") ?? "";
    if (call.query.get("all") !== "1") return answer(await searchCities(call, words));
    const ids = readIds(call.query.getAll("id"));
    return answer(await knownCities(call, ids.length > 0 ? { ids } : { words }));
  },
});

export const placeSearch = ajaxEndpoint({
  method: "GET",
  path: "/search-place",
  group: "Ajax",
  summary: "Whole municipalities and cities by a part of their name or by postcode, best first",
  operationId: "searchPlace",
  params: { lang: LANG },
  query: {
    q: `What was typed, at most ${LONGEST_WORDS} characters`,
    where:
      "Conditions of a search as JSON, as `estate-filters` takes them: places that it leaves, with its counts",
    all: "1: also places of the agency's lists where it has nothing now, without conditions",
  },
  answer: PlaceSuggestions,
  problems: ["invalid-input"],
  async handle(call) {
    const words = call.query.get("q") ?? "";
    if (call.query.get("all") === "1") return answer(await knownPlaces(call, words));
    return answer(await searchPlaces(call, words, readWhere(call.query.get("where"))));
  },
});

/** What pages ask of estates and cities while they are open. */
export const estateAjax = [
  ajaxEndpoint({
    method: "GET",
    path: "/estate/{id}",
    group: "Ajax",
    summary: "One estate, whole",
    operationId: "ajaxEstate",
    params: { lang: LANG, id: "Id of the estate" },
    answer: Estate,
    hasPictures: true,
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await findPublished(call, requireId(call.params.id))),
  }),
  ajaxEndpoint({
    method: "GET",
    path: "/similar-estate/{id}",
    group: "Ajax",
    summary: "Listings like this one, best match first; also for one that is gone",
    operationId: "similarEstates",
    params: { lang: LANG, id: "Id of the estate" },
    answer: SimilarEstates,
    hasPictures: true,
    problems: ["not-found"],
    handle: async (call) => ({
      json: `{"results":${await similarEstates(call, requireId(call.params.id))}}`,
    }),
  }),
  citySearch,
  placeSearch,
];

function readWhere(text: string | null): Where {
  if (text === null) return {};
  try {
    return JSON.parse(text) as Where;
  } catch {
    throw invalidInput([{ path: "where", message: "is no JSON" }]);
  }
}

function readIds(texts: readonly string[]): number[] {
  return texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}
