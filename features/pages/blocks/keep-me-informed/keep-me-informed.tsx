import { SubscriptionForm } from "#features/alerts/subscription-form.tsx";
import { FormBlock } from "../contact-form/form-block.tsx";
import styles from "../contact-form/form-block.module.css";
import type { BlockOf } from "../block-types.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { loadSubscriptionForm } from "#features/alerts/load-subscription-form.ts";
import type { SubscriptionFormView } from "#features/alerts/subscription-form-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type KeepMeInformedProps = { readonly view: KeepMeInformedView; readonly isFirst: boolean };

type KeepMeInformedView = {
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

/** Asks to be told of news of listings, on any page of the agency's. */
export function KeepMeInformed({ view, isFirst }: KeepMeInformedProps) {
  const { heading, intro, form } = view;
  return (
    <FormBlock id="subscription" type="keep-me-informed" heading={heading} intro={intro} isFirst={isFirst}>
      <SubscriptionForm view={form} className={styles.card} />
    </FormBlock>
  );
}
