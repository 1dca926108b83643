import { Estate } from "#features/listings/schema/estate.ts";
import { CitySuggestions, SimilarEstates } from "#features/listings/schema/suggestions.ts";
import { answer } from "./call/answer.ts";
import { captcha } from "./contact/captcha.ts";
import { contactFormHandler } from "./contact/contact-form.ts";
import { sendToAFriend } from "./contact/send-to-a-friend.ts";
import { ajaxEndpoint } from "./call/endpoint.ts";
import { knownCities, LONGEST_WORDS, searchCities } from "./estate/city-queries.ts";
import { findPublished } from "./estate/find-published.ts";
import { similarEstates } from "./estate/search-queries.ts";
import { visitForm } from "./visit/live-agenda.ts";
import { readId } from "./call/read-id.ts";
import { notifications } from "./subscription/notifications.ts";
import { rentalRequestForm } from "./rental/reservations.ts";
import { stayRequests } from "./rental/stay-requests.ts";

const LANG = "Language of the page: nl, fr, en or de";

/** What a page asks of its own origin; the host name says for which site. */
export const AJAX_ENDPOINTS = [
  ...visitForm,
  ...rentalRequestForm,
  ...stayRequests,
  contactFormHandler,
  sendToAFriend,
  captcha,
  ...notifications,
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
    handle: async (asked) => answer(await findPublished(asked, readId(asked.params.id))),
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
    handle: async (asked) => ({
      json: `{"results":${await similarEstates(asked, readId(asked.params.id))}}`,
    }),
  }),
  ajaxEndpoint({
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
    async handle(asked) {
      const words = asked.query.get("q") ?? "";
      if (asked.query.get("all") !== "1") return answer(await searchCities(asked, words));
      const ids = readIds(asked.query.getAll("id"));
      return answer(await knownCities(asked, ids.length > 0 ? { ids } : { words }));
    },
  }),
];

function readIds(texts: readonly string[]): number[] {
  return texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}
