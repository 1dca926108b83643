import {
  EstateFilters,
  EstateFiltersRequest,
  EstateResults,
  EstateSearch,
} from "#contract/listing/search.ts";
import { SEARCH_PATHS } from "#domain/listing/search-paths.ts";
import { answer } from "../call/answer.ts";
import { checkWhere } from "./check-where.ts";
import { siteEndpoint } from "../call/endpoint.ts";

const PATHS = [
  "Conditions are ANDed, values inside one `terms` are ORed. The paths that `where` may name, and how:",
  ...SEARCH_PATHS.map(({ path, type, operators }) => `- \`${path}\` (${type}): ${operators.join(", ")}`),
].join("\n");

export const search = [
  siteEndpoint({
    method: "POST",
    path: "/estates",
    group: "Search",
    summary: "Search estates: conditions, order, groups, a page of the results",
    description: PATHS,
    operationId: "searchEstates",
    body: EstateSearch,
    answer: EstateResults,
    varies: ["Accept-Language"],
    problems: [],
    async handle({ site, body, locale, parts }) {
      checkWhere(body.where);
      const { total, resultsJson, groups } = await parts.storage.searchEstates(site.id, body, locale);
      const tail = groups === undefined ? "" : `,"groups":${JSON.stringify(groups)}`;
      // The documents pass as the database wrote them: reading and writing twenty of them is most of a search.
      return { json: `{"total":{"value":${total}},"results":${resultsJson}${tail}}` };
    },
  }),
  siteEndpoint({
    method: "POST",
    path: "/estate-filters",
    group: "Search",
    summary: "What a filter can offer, with counts that apply every other condition but their own",
    description: "Takes the same body as the search, with the same paths, and which locations are wanted.",
    operationId: "estateFilters",
    body: EstateFiltersRequest,
    answer: EstateFilters,
    varies: ["Accept-Language"],
    problems: [],
    async handle({ site, body, locale, parts }) {
      checkWhere(body.where);
      return answer(await parts.storage.countFacets(site.id, body, locale));
    },
  }),
];
