import { EstateFilters, EstateFiltersRequest, EstateResults, EstateSearch } from "../schema/search.ts";
import { SEARCH_PATHS } from "#domain/listing/search-paths.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { estateFilters, searchEstates } from "./search-queries.ts";

/** Product decision, point 4. */
const PROJECTS = `
A project is judged by its homes that can still be had: those with transaction 1, 2, 3, 4, 7, 8, 10 or 11, or with none of their own where the project has one of
these. It matches when one such home meets all conditions on price, bedrooms, areas and types together; a home counts under its own types and its project's. A project
without homes is judged by itself; one whose homes are all sold has no price, bedrooms or areas. Its price, \`general.price.priceFrom\` in every view, is
that of the cheapest such home of the same kind of deal (sale, rent, takeover), garages and storage only where nothing else can be had. A price that is hidden
(\`property.financial.vat_regime\`) is in no answer and is found by no condition and no order, and no other figure takes its place.
Six bedrooms in \`terms\` are six and more.`
  .trim()
  .replaceAll("\n", " ");

const PATHS = [
  "Conditions are ANDed, values inside one `terms` are ORed. The paths that `where` may name, and how:",
  ...SEARCH_PATHS.map(({ path, type, operators }) => `- \`${path}\` (${type}): ${operators.join(", ")}`),
].join("\n");

export const estateSearch = siteEndpoint({
  method: "POST",
  path: "/estates",
  group: "Search",
  summary: "Search estates: conditions, order, groups, a page of the results",
  description: `${PATHS}\n\n${PROJECTS}`,
  operationId: "searchEstates",
  body: EstateSearch,
  answer: EstateResults,
  hasPictures: true,
  varies: ["Accept-Language"],
  problems: [],
  async handle(call) {
    const { total, resultsJson, groups } = await searchEstates(call, call.body);
    const tail = groups === undefined ? "" : `,"groups":${JSON.stringify(groups)}`;
    // The documents pass as the database wrote them: reading and writing twenty of them is most of a search.
    return { json: `{"total":{"value":${total}},"results":${resultsJson}${tail}}` };
  },
});

export const filterSearch = siteEndpoint({
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
  handle: async (call) => answer(await estateFilters(call, call.body)),
});

export const search = [estateSearch, filterSearch];
