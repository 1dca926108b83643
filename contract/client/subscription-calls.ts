import type { Locale } from "#domain/locale/locale.ts";
import type { FormTaken } from "../contact/contact-form.ts";
import type { AskedCities, CitySuggestions } from "../listing/suggestions.ts";
import type { MatchCount, SubscriptionView } from "../subscription/subscription.ts";
import type { CallOptions, Transport } from "./transport.ts";

export type SubscriptionCalls = {
  /** How many listings on offer fit what an address asks: `city=1&price-max=300000`. */
  countMatches(query: string, call?: CallOptions): Promise<MatchCount>;
  /** Cities that can be followed, also where nothing is on offer now; by what was typed, or by their ids. */
  knownCities(asked: AskedCities, call?: CallOptions): Promise<CitySuggestions>;
  /** What a visitor filled in; a 422 names what is wrong in their language. */
  subscribe(fields: object, call?: CallOptions): Promise<FormTaken>;
  /** A subscription by the token of its mails; 404 when there is none any more. */
  subscription(token: string, call?: CallOptions): Promise<SubscriptionView>;
  confirmSubscription(token: string, call?: CallOptions): Promise<FormTaken>;
  changeSubscription(token: string, fields: object, call?: CallOptions): Promise<FormTaken>;
  /** Asks another address whether it wants these mails; nothing changes before it says so. */
  changeSubscriptionAddress(token: string, fields: object, call?: CallOptions): Promise<FormTaken>;
  /** Succeeds as often as it is asked. */
  unsubscribe(token: string, call?: CallOptions): Promise<FormTaken>;
};

/** The calls about being kept informed; they stand beside the pages and find their site by the host name. */
export function subscriptionCalls(transport: Transport, locale: Locale): SubscriptionCalls {
  const at = (call: CallOptions | undefined, ...words: string[]) =>
    [`/${call?.locale ?? locale}/ajax/notifications`, ...words.map(encodeURIComponent)].join("/");
  return {
    countMatches: (query, call) => transport.get(`${at(call)}${query && `?${query}`}`, call),
    knownCities: (asked, call) =>
      transport.get(`/${call?.locale ?? locale}/ajax/search-city?${queryOfCities(asked)}`, call),
    subscribe: (fields, call) => transport.send("POST", at(call), fields, call),
    subscription: (token, call) => transport.get(at(call, token), call),
    confirmSubscription: (token, call) => transport.send("POST", at(call, token, "confirm"), {}, call),
    changeSubscription: (token, fields, call) => transport.send("POST", at(call, token), fields, call),
    changeSubscriptionAddress: (token, fields, call) =>
      transport.send("POST", at(call, token, "address"), fields, call),
    unsubscribe: (token, call) => transport.send("POST", at(call, token, "unsubscribe"), {}, call),
  };
}

function queryOfCities(asked: AskedCities): URLSearchParams {
  const rows = "ids" in asked ? asked.ids.map((id) => ["id", String(id)]) : [["q", asked.words]];
  return new URLSearchParams([["all", "1"], ...rows]);
}
