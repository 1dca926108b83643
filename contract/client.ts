import { hrefOfAjax } from "#domain/locale/href.ts";
import { NotImplementedError } from "./client/not-implemented-error.ts";
import { type CallOptions, type ClientLogLine, createTransport, messageOf } from "./client/transport.ts";
import type { TransportOptions } from "./client/transport.ts";
import type { Puzzle } from "#features/contact/schema/puzzle.ts";
import type { EstateResults, EstateSearchInput } from "#features/listings/schema/search.ts";
import type { CitySuggestions } from "#features/listings/schema/suggestions.ts";
import type { EstateSearchAnswer } from "./queries/listing-queries.ts";
import type { MatchCount } from "#features/alerts/schema.ts";

export type ClientOptions = Omit<TransportOptions, "log"> & {
  /** Where the API lives: `/api` on the own origin, or an absolute address. */
  readonly basePath: string;
  readonly log?: (line: ClientLogLine) => void;
};

/** What browsers ask while a page is open. */
export type Client = {
  /** Never throws. */
  searchEstates(search: EstateSearchInput, call?: CallOptions): Promise<EstateSearchAnswer>;
  /** Cities that have listings, whose name, alias or postcode starts like the words. */
  searchCity(words: string, call?: CallOptions): Promise<CitySuggestions>;
  /** The same among all cities that the agency names, also where it has nothing now. */
  knownCities(words: string, call?: CallOptions): Promise<CitySuggestions>;
  /** How many listings on offer fit what an address asks: `city=1&price-max=300000`. */
  countMatches(query: URLSearchParams, call?: CallOptions): Promise<MatchCount>;
  /** Null where the site asks for none. */
  puzzle(call?: CallOptions): Promise<Puzzle | null>;
  /** What a visitor filled in, to its form's own address; a 422 names what is wrong in their language. */
  sendForm(address: string, fields: object, call?: CallOptions): Promise<unknown>;
  policyLog(): Promise<never>;
  privacyStatement(): Promise<never>;
};

/**
 * The API as a browser calls it for one site and language (specification, point 7). Calls throw an `HttpError` when the
 * answer is not OK; searches never throw (product decision, point 4).
 * Example: `createClient({ basePath: "/api", fetch, siteId: "huyzen", locale: "nl" }).searchCity("gent")`.
 */
export function createClient({ basePath, log = writeToConsole, ...options }: ClientOptions): Client {
  const { get, post } = createTransport({ ...options, log });
  const base = basePath.replace(/(?<!\/)\/+$/, "");
  const ajax = (call: CallOptions | undefined, name: string, query?: URLSearchParams) =>
    `${hrefOfAjax(call?.locale ?? options.locale, name)}${query ? `?${query}` : ""}`;
  return {
    async searchEstates(search, call) {
      const site = encodeURIComponent(call?.siteId ?? options.siteId);
      try {
        return await post<EstateResults>("search", `${base}/sites/${site}/estates`, search, call);
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
        return { total: { value: 0 }, results: [], error };
      }
    },
    searchCity: (q, call) => get(ajax(call, "search-city", new URLSearchParams({ q })), call),
    knownCities: (q, call) => get(ajax(call, "search-city", new URLSearchParams({ all: "1", q })), call),
    countMatches: (query, call) => get(ajax(call, "notifications", query), call),
    puzzle: (call) => get(ajax(call, "captcha"), call),
    sendForm: (address, fields, call) => post("form", address, fields, call),
    policyLog: () => Promise.reject(new NotImplementedError("policy log")),
    privacyStatement: () => Promise.reject(new NotImplementedError("privacy statement")),
  };
}

function writeToConsole(line: ClientLogLine): void {
  console.error(line.message, line);
}
