import { FormTaken } from "#contract/contact/contact-form.ts";
import {
  AddressChange,
  MatchCount,
  SubscriptionChange,
  SubscriptionFields,
  SubscriptionView,
} from "#contract/subscription/subscription.ts";
import { EstateSearch } from "#contract/listing/search.ts";
import { isHidden, isSold } from "#domain/estate/reference/status.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { criteriaOf, queryOf } from "#domain/subscription/criteria.ts";
import { DICTIONARIES } from "#words/dictionaries.ts";
import { createSay } from "#words/words.ts";
import { answer } from "../call/answer.ts";
import { ajaxEndpoint, type AskedOfSite } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { confirm } from "./confirm.ts";
import { criteriaMeant } from "./criteria-meant.ts";
import { criteriaInWords } from "./criteria-in-words.ts";
import { findSubscription, subscriptionIdOf } from "./subscription-of-token.ts";

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

const TAKEN: FormTaken = { ok: true };

/** Being told of new listings, dropped prices, and listings that are back. */
export const notifications = [
  ajaxEndpoint({
    ...ABOUT,
    method: "GET",
    path: "/notifications",
    summary: "How many listings on offer fit some criteria",
    operationId: "countMatches",
    params: { lang: LANG },
    query: FILTERS,
    answer: MatchCount,
    problems: [],
    async handle({ site, parts, query, locale }) {
      const criteria = criteriaOf(readListingQuery(query));
      const { transactions: asked } = criteria;
      const search = EstateSearch.parse({ where: whereOf({}, queryOf(criteria)) });
      const { transactions } = await parts.storage.countFacets(site.id, search, locale);
      const offered = transactions.filter(
        ({ id }) =>
          !isSold(id) &&
          !isHidden(id, site.settings.hiddenStatus) &&
          (asked.length === 0 || asked.includes(id)),
      );
      return answer({ count: offered.reduce((sum, { count }) => sum + count, 0) });
    },
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: "/notifications",
    summary:
      "Asks to be kept informed; nothing is told before a link in a first mail was followed and confirmed",
    description: "The answer is the same whether or not the address is known already.",
    operationId: "subscribe",
    params: { lang: LANG },
    body: SubscriptionFields,
    isForm: true,
    answer: FormTaken,
    problems: ["too-many"],
    handle: subscribe,
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "GET",
    path: "/notifications/{token}",
    summary: "A subscription, by the token of its mails",
    operationId: "subscription",
    params: { lang: LANG, token: TOKEN },
    answer: SubscriptionView,
    problems: ["not-found", "gone"],
    async handle(asked) {
      const { id: _, confirmedAt, endsAt, ...subscription } = await findSubscription(asked);
      const { site, parts, locale } = asked;
      const say = createSay(locale, DICTIONARIES[locale]);
      const labels = await parts.storage.findLabels(site.id, locale);
      const summary = criteriaInWords(subscription.criteria, labels, say);
      const state = { isConfirmed: confirmedAt !== null, endsAt: endsAt?.toISOString() ?? null };
      return answer({ ...subscription, ...state, summary });
    },
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
    async handle(asked) {
      const { site, parts, body, locale, now } = asked;
      const { id } = await findSubscription(asked);
      const to = { criteria: await criteriaMeant(asked), frequency: body.frequency, locale };
      if (!(await parts.storage.subscriptions.change(site.id, id, to, now))) throw new AppError("not-found");
      return answer(TAKEN);
    },
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: "/notifications/{token}/address",
    summary: "Asks another address whether it wants a subscription's mails",
    description:
      "Nothing changes before a link in a mail to that address was followed and confirmed; then the address before is told, and forgotten.",
    operationId: "changeSubscriptionAddress",
    params: { lang: LANG, token: TOKEN },
    body: AddressChange,
    isForm: true,
    answer: FormTaken,
    problems: ["not-found", "gone", "too-many"],
    handle: changeAddress,
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
    async handle(asked) {
      const { id } = await findSubscription(asked);
      if ((await confirm(asked, id)) === "unknown") throw new AppError("not-found");
      return answer(TAKEN);
    },
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
    async handle(asked) {
      const { site, parts } = asked;
      await parts.storage.subscriptions.remove(site.id, await subscriptionIdOf(asked));
      return answer(TAKEN);
    },
  }),
];

async function subscribe(asked: AskedOfSite<SubscriptionFields>) {
  const { email, frequency } = asked.body;
  const wish = { email, frequency, criteria: await criteriaMeant(asked) };
  return answer(await askToConfirm(asked, "subscription", wish));
}

/** What follows takes the place of the old one when it is confirmed: until then that one goes on as it was. */
async function changeAddress(asked: AskedOfSite<AddressChange>) {
  const { id, confirmedAt, frequency, criteria } = await findSubscription(asked);
  if (confirmedAt === null) throw new AppError("not-found");
  const wish = { email: asked.body.email, frequency, criteria, replaces: id };
  return answer(await askToConfirm(asked, "address", wish));
}
