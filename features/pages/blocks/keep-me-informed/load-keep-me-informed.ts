import type { BlockOf } from "../block-types.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { criteriaOf } from "#domain/subscription/criteria.ts";
import { loadSubscriptionForm } from "#features/alerts/load-subscription-form.ts";
import type { SubscriptionFormView } from "#features/alerts/subscription-form-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type KeepMeInformedView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly form: SubscriptionFormView;
};

/** The form, with the filters of the page's address to begin with. */
export async function loadKeepMeInformed(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"keep-me-informed">,
  url: URL,
): Promise<KeepMeInformedView> {
  const criteria = criteriaOf(readListingQuery(url.searchParams));
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    form: await loadSubscriptionForm(context, locale, criteria),
  };
}
