import { Estate } from "#contract/estate/estate.ts";
import { CitySuggestions, SimilarEstates } from "#contract/listing/suggestions.ts";
import { answer } from "./call/answer.ts";
import { captcha } from "./contact/captcha.ts";
import { contactFormHandler } from "./contact/contact-form.ts";
import { sendToAFriend } from "./contact/send-to-a-friend.ts";
import { AppError } from "./problem/app-error.ts";
import { ajaxEndpoint } from "./call/endpoint.ts";
import { findPublished } from "./estate/find-published.ts";
import { visitForm } from "./visit/live-agenda.ts";
import { readId } from "./call/read-id.ts";
import { notifications } from "./subscription/notifications.ts";
import { rentalRequestForm } from "./rental/reservations.ts";
import { stayRequests } from "./rental/stay-requests.ts";

const MAX_CITIES = 20;
const MAX_IDS = 100;
const MAX_SIMILAR = 6;
const MAX_WORDS_LENGTH = 100;

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
    handle: async ({ site, params, parts }) => answer(await findPublished(parts, site, readId(params.id))),
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
    async handle({ site, params, parts }) {
      const id = readId(params.id);
      const found = await parts.storage.findEstate(site.id, id);
      if (found.kind === "unknown") throw new AppError("not-found");
      return { json: `{"results":${await parts.storage.findSimilar(site.id, id, MAX_SIMILAR)}}` };
    },
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
      q: `What was typed, at most ${MAX_WORDS_LENGTH} characters`,
      all: "1: also cities of the agency's lists where it has nothing now",
      id: "With all=1: ids of cities instead of words",
    },
    answer: CitySuggestions,
    problems: [],
    async handle({ site, query, locale, parts }) {
      const ids = readIds(query.getAll("id"));
      const isForAll = query.get("all") === "1";
      if (isForAll && ids.length > 0)
        return answer({ results: await parts.storage.findKnownCities(site.id, { ids }, locale, MAX_IDS) });
      const words = typedWords(query.get("q"));
      if (words === "") return answer({ results: [] });
      return answer({
        results: isForAll
          ? await parts.storage.findKnownCities(site.id, { words }, locale, MAX_CITIES)
          : await parts.storage.findCities(site.id, words, locale, MAX_CITIES),
      });
    },
  }),
];

function readIds(texts: readonly string[]): number[] {
  return texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Anything but letters and digits finds nothing, and is nothing that the database would have to bear. */
function typedWords(q: string | null): string {
  const words = (q ?? "").slice(0, MAX_WORDS_LENGTH).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ");
}
