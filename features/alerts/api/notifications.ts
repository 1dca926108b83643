import { FormTaken } from "#features/contact/receiving/define-form.ts";
import { MatchCount, SubscriptionChange, SubscriptionView } from "../schema.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
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

/** As in the address of a listing page; any of them several times, but the prices. */
const FILTERS = {
  transaction: "Transaction ids",
  type: "Head type ids",
  city: "City ids",
  "price-min": "Euro",
  "price-max": "Euro",
  bedrooms: "Counts; 6 stands for six and more",
};

export const matchCount = ajaxEndpoint({
  ...ABOUT,
  method: "GET",
  path: "/notifications",
  summary: "How many listings on offer fit some criteria",
  operationId: "countMatches",
  params: { lang: LANG },
  query: FILTERS,
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
