import { FormTaken } from "#features/contact/receiving/define-form.ts";
import { MatchCount, SubscriptionChange, SubscriptionView } from "../schema.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { ALERT_KEYS, type AlertKey, type AlertKind, FILTERS } from "#domain/listing/filters.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { RADII } from "#domain/place/radii.ts";
import { answer, ajaxEndpoint } from "#features/site/api/endpoint.ts";
import {
  changeSubscription,
  confirmSubscription,
  countMatches,
  unsubscribe,
  viewSubscription,
} from "./subscription-queries.ts";

const LANG = "Language of the page: nl, fr, en or de";
const TOKEN = "What the links in the subscription's mails hold";
const ABOUT = { group: "Keep me informed", isPersonal: true } as const;

/** What the address of a listing page, and this call, say of each kind of filter. */
const MEANINGS: Readonly<Record<AlertKind<AlertKey>, string>> = {
  ids: "Ids, one or several",
  counts: `Counts, one or several; ${LARGE_BEDROOM_COUNT} stands for that many and more`,
  amount: "Euro",
  least: "At least so many, or so many m²",
  label: "This energy label or a better one",
  radius: `Kilometres around the places: ${RADII.join(", ")}`,
  yes: "`1`: only with it; of `epc-unknown`: also without a label",
  whether: "`1`: only these; `0`: only others",
};
const CRITERIA = Object.fromEntries(
  ALERT_KEYS.map((key) => [FILTERS[key].name, MEANINGS[FILTERS[key].kind]]),
);

export const matchCount = ajaxEndpoint({
  ...ABOUT,
  method: "GET",
  path: "/notifications",
  summary: "How many listings on offer fit some criteria",
  operationId: "countMatches",
  params: { lang: LANG },
  query: CRITERIA,
  answer: MatchCount,
  problems: [],
  handle: async (call) => answer(await countMatches(call, criteriaOf(readListingQuery(call.query)))),
});

/** Being told of new listings, dropped prices, and listings that are back. */
export const notifications = [
  matchCount,
  ajaxEndpoint({
    ...ABOUT,
    method: "GET",
    path: "/notifications/{token}",
    summary: "A subscription, by the token of its mails",
    operationId: "subscription",
    params: { lang: LANG, token: TOKEN },
    answer: SubscriptionView,
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await viewSubscription(call, call.params["token"]!)),
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: "/notifications/{token}",
    summary: "Changes what a confirmed subscription looks for, and how often it tells",
    operationId: "changeSubscription",
    params: { lang: LANG, token: TOKEN },
    body: SubscriptionChange,
    isForm: true,
    answer: FormTaken,
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await changeSubscription(call, call.params["token"]!, call.body)),
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: "/notifications/{token}/confirm",
    summary: "Confirms that the address is the subscriber's own, and keeps a subscription from ending",
    operationId: "confirmSubscription",
    params: { lang: LANG, token: TOKEN },
    answer: FormTaken,
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await confirmSubscription(call, call.params["token"]!)),
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: "/notifications/{token}/unsubscribe",
    summary: "Forgets a subscription, again as often as it is asked",
    description:
      "Mail programs may send it by themselves, from anywhere (RFC 8058): the token is proof enough.",
    operationId: "unsubscribe",
    params: { lang: LANG, token: TOKEN },
    fromAnyOrigin: true,
    answer: FormTaken,
    problems: ["not-found"],
    handle: async (call) => answer(await unsubscribe(call, call.params["token"]!)),
  }),
];
