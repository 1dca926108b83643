import { type FormTaken, FORM_TAKEN } from "#features/contact/receiving/define-form.ts";
import { EstateSearch } from "#features/listings/schema/search.ts";
import { type MatchCount, type SubscriptionChange, type SubscriptionView } from "../schema.ts";
import { isHidden, isSold } from "#domain/estate/reference/status.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { type Criteria, queryOf } from "#domain/alerts/criteria.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { confirm } from "./confirm.ts";
import { criteriaMeant } from "./criteria-meant.ts";
import { criteriaInWords } from "../criteria-in-words.ts";
import { requireSubscription, subscriptionIdOf } from "./subscription-token.ts";

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
  const { id: _, confirmedAt, endsAt, ...subscription } = await requireSubscription(context, token);
  const { site, parts, locale } = context;
  const t = await translateFor(context);
  const labels = await parts.storage.findLabels(site.id, locale);
  const summary = criteriaInWords(subscription.criteria, labels, t, locale);
  const state = { isConfirmed: confirmedAt !== null, endsAt: endsAt?.toISOString() ?? null };
  return { ...subscription, ...state, summary };
}

/** Changes what a confirmed subscription looks for, and how often it tells. */
export async function changeSubscription(
  context: QueryContext,
  token: string,
  fields: SubscriptionChange,
): Promise<FormTaken> {
  const { site, parts, locale, now } = context;
  const { id } = await requireSubscription(context, token);
  const to = { criteria: await criteriaMeant(context, fields), frequency: fields.frequency, locale };
  if (!(await parts.storage.subscriptions.change(site.id, id, to, now))) throw new AppError("not-found");
  return FORM_TAKEN;
}

/** Confirms that the address is the subscriber's own, and keeps a subscription from ending. */
export async function confirmSubscription(context: QueryContext, token: string): Promise<FormTaken> {
  const { id } = await requireSubscription(context, token);
  if ((await confirm(context, id)) === "unknown") throw new AppError("not-found");
  return FORM_TAKEN;
}

/** Forgets a subscription, again as often as it is asked. */
export async function unsubscribe(context: QueryContext, token: string): Promise<FormTaken> {
  const { site, parts, now } = context;
  await parts.storage.subscriptions.remove(site.id, await subscriptionIdOf(context, token), now);
  return FORM_TAKEN;
}
