import { ajaxEndpoint, answer } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { Estate } from "../schema/estate.ts";
import { CitySuggestions, SimilarEstates } from "../schema/suggestions.ts";
import { knownCities, LONGEST_WORDS, searchCities } from "./city-queries.ts";
import { findPublished } from "./find-published.ts";
import { similarEstates } from "./search-queries.ts";

const LANG = "Language of the page: nl, fr, en or de";

export const citySearch = ajaxEndpoint({
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
];

function readIds(texts: readonly string[]): number[] {
  return texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}
