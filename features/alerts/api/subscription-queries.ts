import type { FormTaken } from "#features/contact/schema/contact-form.ts";
import { EstateSearch } from "#features/listings/schema/search.ts";
import {
  type AddressChange,
  type MatchCount,
  type SubscriptionChange,
  type SubscriptionFields,
  type SubscriptionView,
  criteriaOfFields,
} from "../schema.ts";
import { isHidden, isSold } from "#domain/estate/reference/status.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { type Criteria, queryOf } from "#domain/subscription/criteria.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { askToConfirm, confirm } from "./confirm.ts";
import { criteriaInWords } from "./criteria-in-words.ts";
import { findSubscription, subscriptionIdOf } from "./subscription-token.ts";
import { invalidForm } from "#features/site/api/read-fields.ts";

const TAKEN: FormTaken = { ok: true };

/** How many listings on offer fit some criteria. */
export async function countMatches(
  { site, parts, locale }: QueryContext,
  criteria: Criteria,
): Promise<MatchCount> {
  const { transactions: asked } = criteria;
  const search = EstateSearch.parse({ where: whereOf({}, queryOf(criteria)) });
  const { transactions } = await parts.storage.countFacets(site.id, search, locale);
  const offered = transactions.filter(
    ({ id }) =>
      !isSold(id) && !isHidden(id, site.settings.hiddenStatus) && (asked.length === 0 || asked.includes(id)),
  );
  return { count: offered.reduce((sum, { count }) => sum + count, 0) };
}

/** A subscription, by the token of its mails. */
export async function viewSubscription(context: QueryContext, token: string): Promise<SubscriptionView> {
  const { id: _, confirmedAt, endsAt, ...subscription } = await findSubscription(context, token);
  const { site, parts, locale } = context;
  const t = await translateFor(context);
  const labels = await parts.storage.findLabels(site.id, locale);
  const summary = criteriaInWords(subscription.criteria, labels, t);
  const state = { isConfirmed: confirmedAt !== null, endsAt: endsAt?.toISOString() ?? null };
  return { ...subscription, ...state, summary };
}

/** Takes a wish to be kept informed; nothing is told before its address was confirmed. */
export async function subscribe(context: QueryContext, fields: SubscriptionFields): Promise<FormTaken> {
  const { email, frequency } = fields;
  const wish = { email, frequency, criteria: await criteriaMeant(context, fields) };
  return askToConfirm(context, { form: "subscription", fields, wish });
}

/** Changes what a confirmed subscription looks for, and how often it tells. */
export async function changeSubscription(
  context: QueryContext,
  token: string,
  fields: SubscriptionChange,
): Promise<FormTaken> {
  const { site, parts, locale, now } = context;
  const { id } = await findSubscription(context, token);
  const to = { criteria: await criteriaMeant(context, fields), frequency: fields.frequency, locale };
  if (!(await parts.storage.subscriptions.change(site.id, id, to, now))) throw new AppError("not-found");
  return TAKEN;
}

/** What follows takes the place of the old one when it is confirmed: until then that one goes on as it was. */
export async function changeSubscriptionAddress(
  context: QueryContext,
  token: string,
  fields: AddressChange,
): Promise<FormTaken> {
  const { id, confirmedAt, frequency, criteria } = await findSubscription(context, token);
  if (confirmedAt === null) throw new AppError("not-found");
  const wish = { email: fields.email, frequency, criteria, replaces: id };
  return askToConfirm(context, { form: "address", fields, wish });
}

/** Confirms that the address is the subscriber's own, and keeps a subscription from ending. */
export async function confirmSubscription(context: QueryContext, token: string): Promise<FormTaken> {
  const { id } = await findSubscription(context, token);
  if ((await confirm(context, id)) === "unknown") throw new AppError("not-found");
  return TAKEN;
}

/** Forgets a subscription, again as often as it is asked. */
export async function unsubscribe(context: QueryContext, token: string): Promise<FormTaken> {
  const { site, parts } = context;
  await parts.storage.subscriptions.remove(site.id, await subscriptionIdOf(context, token));
  return TAKEN;
}

const MOST_TOWNS = 20;
/** Signs alone begin every name. */
const WORDS = /[\p{L}\p{N}]/u;
/** As people type: without accents, in any capitals. */
const LIKENESS = new Intl.Collator("nl", { sensitivity: "base" });

/** The criteria of a form, with the town whose name was typed; what can mean several towns, or none, is sent back. */
async function criteriaMeant(context: QueryContext, fields: SubscriptionChange): Promise<Criteria> {
  const { site, locale, parts } = context;
  const { q: typed } = fields;
  if (typed === undefined) return criteriaOfFields(fields);
  const found = WORDS.test(typed)
    ? await parts.storage.findKnownCities(site.id, { words: typed }, locale, MOST_TOWNS)
    : [];
  const isTyped = (text: string | null) => text !== null && LIKENESS.compare(text, typed) === 0;
  const exact = found.filter(({ name, zip }) => isTyped(name) || isTyped(zip));
  const [town, another] = exact.length > 0 ? exact : found;
  if (!town || another)
    throw invalidForm(await translateFor(context), [{ path: "q", word: "form.error.place" }]);
  return criteriaOfFields({ ...fields, city: [...fields.city, town.id] });
}
