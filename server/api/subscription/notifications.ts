import { FormTaken } from "#contract/contact/contact-form.ts";
import {
  criteriaOfFields,
  MatchCount,
  SubscriptionChange,
  SubscriptionFields,
  SubscriptionView,
} from "#contract/subscription/subscription.ts";
import { EstateSearch } from "#contract/listing/search.ts";
import { isHidden, isSold } from "#domain/estate/status.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { criteriaOf, queryOf } from "#domain/subscription/criteria.ts";
import { DICTIONARIES } from "#words/dictionaries.ts";
import { createSay } from "#words/words.ts";
import { randomUUID } from "node:crypto";
import { answer } from "../call/answer.ts";
import { ajaxEndpoint, type AskedOfSite } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";
import { receive } from "../visitor/receive.ts";
import { criteriaInWords } from "./criteria-in-words.ts";
import { readSubscriptionToken, signSubscriptionToken } from "./subscription-token.ts";

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
      const { id: _, confirmedAt, ...subscription } = await findSubscription(asked);
      const { site, parts, locale } = asked;
      const say = createSay(locale, DICTIONARIES[locale]);
      const labels = await parts.storage.findLabels(site.id, locale);
      const summary = criteriaInWords(subscription.criteria, labels, say);
      return answer({ ...subscription, isConfirmed: confirmedAt !== null, summary });
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
      const to = { criteria: criteriaOfFields(body), frequency: body.frequency, locale };
      if (!(await parts.storage.subscriptions.change(site.id, id, to, now))) throw new AppError("not-found");
      return answer(TAKEN);
    },
  }),
  ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: "/notifications/{token}/confirm",
    summary: "Confirms that the address is the subscriber's own",
    operationId: "confirmSubscription",
    params: { lang: LANG, token: TOKEN },
    answer: FormTaken,
    problems: ["not-found", "gone"],
    async handle(asked) {
      const { site, parts, now } = asked;
      const { id } = await findSubscription(asked);
      if (!(await parts.storage.subscriptions.confirm(site.id, id, now))) throw new AppError("not-found");
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
  const { site, parts, body: fields, locale, now } = asked;
  const { email, frequency } = fields;
  const criteria = criteriaOfFields(fields);
  const id = randomUUID();
  const token = await signSubscriptionToken(parts.storage.tokens, site.id, id);
  const labels = await parts.storage.findLabels(site.id, locale);
  const summary = criteriaInWords(criteria, labels, createSay(locale, DICTIONARIES[locale]));
  const received = { form: "subscription", fields, email, kept: {}, limits: ["subscription"] } as const;
  const { answer: taken } = await receive(asked, received, async (transaction) => {
    const subscription = { id, email, locale, frequency, criteria };
    await parts.storage.subscriptions.create(transaction, site.id, subscription, now);
    const path = hrefOf({ type: "editSubscriptions", token }, locale);
    const mail = { name: "subscription-confirm", props: { path, summary, frequency } } as const;
    return { mails: [{ mail, locale, to: { address: email } }], answer: TAKEN };
  });
  return answer(taken);
}

async function findSubscription(asked: AskedOfSite<unknown>) {
  const id = await subscriptionIdOf(asked);
  const found = await asked.parts.storage.subscriptions.find(asked.site.id, id);
  // Signed here once, so that it was there: who unsubscribed and comes again is told so.
  if (!found) throw new AppError("gone");
  return found;
}

async function subscriptionIdOf({ site, parts, params }: AskedOfSite<unknown>): Promise<string> {
  const id = await readSubscriptionToken(parts.storage.tokens, site.id, params["token"] ?? "");
  if (id === null) throw new AppError("not-found");
  return id;
}
