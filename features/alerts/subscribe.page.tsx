import { readListingQuery } from "#domain/listing/query.ts";
import { hrefOf, hrefOfScreen } from "#domain/locale/href.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { answerForm } from "#features/contact/sending/answer-form.ts";
import { sentFields } from "#features/contact/sending/sent-fields.ts";
import { sentForm } from "#features/contact/sending/sent-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { hrefOfCount, isFromSearch, readAsked, urlOfSent } from "./href-of-count.ts";
import { loadSubscriptionForm } from "./load-subscription-form.ts";
import { SubscriptionForm } from "./subscription-form.tsx";
import type { SubscriptionFormView } from "./subscription-form-view.ts";
import styles from "./subscription.module.css";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerPageForm } from "../contact/answer-page-form.ts";
import { definePage } from "#features/site/site-page.ts";

const OWN = { "Cache-Control": "private, no-store" };

/** Keep me informed: the form, with the criteria that its address brings along. */
export const subscribe = definePage({
  sheets: () => ["forms"],
  load: showForm,
  /** The form without scripts: counted anew, taken, or the page again with what is wrong. */
  async action(asked) {
    const { context, request, url } = asked;
    const sent = await sentForm(request);
    if (!sent) return failPage(400);
    if (sent.get("intent") === "count") return redirectTo(hrefOfCount(url.pathname, sent), { status: 303 });
    const outcome = await answerForm("subscription", url, sentFields(sent), (fields) =>
      context.queries.sendForm("subscription", fields),
    );
    if (outcome.kind === "refused")
      return answerPageForm(outcome, () => showForm({ ...asked, url: urlOfSent(url, sent) }));
    const location = hrefOf({ type: "success" }, pageLocale(url.pathname, context.site));
    return redirectTo(location, { status: 303, headers: OWN });
  },
  Content: ({ data: { form } }) => <Subscribe form={form} />,
});

async function showForm({ context, url }: PageRequest<RequestContext>) {
  const locale = pageLocale(url.pathname, context.site);
  const criteria = criteriaOf(readListingQuery(url.searchParams));
  const [form, t] = await Promise.all([
    loadSubscriptionForm(context, locale, criteria, { ...readAsked(url), isFromSearch: isFromSearch(url) }),
    loadTranslate(context, locale),
  ]);
  const head = {
    title: { text: t("subscription.title"), locale },
    description: t("subscription.description", { site: context.site.name }),
    canonical: context.origin + url.pathname,
    alternates: context.site.locales.map((other) => ({
      locale: other,
      href: hrefOfScreen(other, "keepMeInformed"),
    })),
  };
  return showPage({ head, form }, { headers: OWN });
}

function Subscribe({ form }: { readonly form: SubscriptionFormView }) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <h1>{t("subscription.title")}</h1>
      <p className={styles.intro}>{t("subscription.intro")}</p>
      <SubscriptionForm view={form} className={styles.card} />
    </div>
  );
}
