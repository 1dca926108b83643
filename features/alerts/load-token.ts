import { statusOfError } from "#platform/http/api/query-error.ts";
import type { SubscriptionView } from "./schema.ts";
import { formatDay } from "#domain/format/moments.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { isSentTo } from "#features/contact/sending/answer-form.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { isCounted, readAsked } from "./href-of-count.ts";
import { loadSubscriptionForm } from "./load-subscription-form.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

type Screen = "editSubscriptions" | "unsubscribe";

type Known = { readonly token: string; readonly email: string; readonly summary: string };

/** What stands behind a link of a subscription's mails. */
export type TokenView = {
  readonly head: PageHead;
} &
  /** A link that this site never made, and one whose subscription has ended. */
  (
    | { readonly kind: "lost" }
    | { readonly kind: "ended" }
    | (Known & { readonly kind: "unconfirmed" })
    | (Known & {
        readonly kind: "confirmed";
        readonly form: SubscriptionFormView;
        /** Until something else was done, which has a notice of its own. */
        readonly isJustConfirmed: boolean;
        readonly isSaved: boolean;
        readonly isAddressAsked: boolean;
        /** The day on which it ends, where its subscriber was told of one. */
        readonly endsOn: string | null;
      })
  );

/** What a link of a subscription's mails shows; looking changes nothing. */
export async function loadToken(
  context: RequestContext,
  locale: Locale,
  token: string,
  url: URL,
  screen: Screen,
): Promise<TokenView> {
  const [found, t] = await Promise.all([findSubscription(context, token), loadTranslate(context, locale)]);
  const title = screen === "unsubscribe" ? "subscription.stopTitle" : "subscription.editTitle";
  const text = t(isMissing(found) ? "subscription.lost" : title);
  const head = headOf(context, { text, locale }, url, (other) => hrefOf({ type: screen, token }, other));
  if (isMissing(found)) return { kind: found.kind, head };
  const known = { head, token, email: found.email, summary: found.summary };
  if (!found.isConfirmed) return { ...known, kind: "unconfirmed" };
  const asked = readAsked(url);
  const [isSaved, isAddressAsked] = [isSentTo(url, "subscription"), isSentTo(url, "address")];
  // Without scripts a change that was counted stands in the address until it is saved.
  const criteria = isCounted(url) ? criteriaOf(readListingQuery(url.searchParams)) : found.criteria;
  return {
    ...known,
    kind: "confirmed",
    form: await loadSubscriptionForm(context, locale, criteria, {
      ...asked,
      frequency: asked.frequency ?? found.frequency,
    }),
    isJustConfirmed: url.searchParams.has("confirmed") && !isSaved && !isAddressAsked,
    isSaved,
    isAddressAsked,
    endsOn: found.endsAt && formatDay(found.endsAt),
  };
}

function headOf(
  { origin, site }: RequestContext,
  title: PageHead["title"],
  url: URL,
  hrefIn: (locale: Locale) => string,
): PageHead {
  const alternates = site.locales.map((locale) => ({ locale, href: hrefIn(locale) }));
  return { title, description: "", canonical: origin + url.pathname, alternates };
}

type Missing = { readonly kind: "lost" | "ended" };

async function findSubscription(context: RequestContext, token: string): Promise<SubscriptionView | Missing> {
  try {
    return await context.queries.subscription(token);
  } catch (error) {
    if (statusOfError(error) === 404) return { kind: "lost" };
    if (statusOfError(error) === 410) return { kind: "ended" };
    throw error;
  }
}

function isMissing(found: SubscriptionView | Missing): found is Missing {
  return "kind" in found;
}
