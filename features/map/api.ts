import { ajaxEndpoint, answer } from "#features/site/api/endpoint.ts";
import { messagesOfSite } from "#features/site/api/translations.ts";
import { Translations } from "#features/site/schema/page.ts";

/** What maps say once they are there; a page does not bring these words along. */
export const mapMessages = ajaxEndpoint({
  method: "GET",
  path: "/map-messages",
  group: "Ajax",
  summary: "The words of maps in the language of the page: the product's own, and the site's over them",
  operationId: "mapMessages",
  params: { lang: "Language of the page: nl, fr, en or de" },
  answer: Translations,
  problems: [],
  async handle({ parts, site, locale }) {
    const messages = Object.entries(await messagesOfSite(parts, site, locale));
    return answer(Object.fromEntries(messages.filter(([key]) => key.startsWith("map."))));
  },
});
