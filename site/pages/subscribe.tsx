import { data, redirect } from "react-router";
import { readListingQuery } from "#domain/listing/query.ts";
import { hrefOf, hrefOfScreen } from "#domain/locale/href.ts";
import { criteriaOf } from "#domain/subscription/criteria.ts";
import { createSay } from "#words/words.ts";
import { answerForm } from "../contact/sending/answer-form.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { sentFields } from "../contact/sending/sent-fields.ts";
import { sentForm } from "../contact/sending/sent-form.ts";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { useSay } from "../shell/words/say-context.tsx";
import { hrefOfCount, readAsked } from "../subscription/href-of-count.ts";
import { loadSubscriptionForm } from "../subscription/load-subscription-form.ts";
import { SubscriptionForm } from "../subscription/subscription-form.tsx";
import styles from "../subscription/subscription.module.css";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/subscribe.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

const OWN = { "Cache-Control": "private, no-store" };

/** Keep me informed: the form, with the criteria that its address brings along. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const criteria = criteriaOf(readListingQuery(url.searchParams));
  const form = await loadSubscriptionForm(visit, locale, criteria, readAsked(url));
  const say = createSay(locale, form.words);
  const head = {
    title: { text: say("subscription.title"), locale },
    description: say("subscription.description", { site: visit.site.name }),
    canonical: visit.origin + url.pathname,
    alternates: visit.site.locales.map((other) => ({
      locale: other,
      href: hrefOfScreen(other, "keepMeInformed"),
    })),
  };
  return data({ head, form }, { headers: OWN });
}

/** The form without scripts: counted anew, taken, or the page again with what is wrong. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, site } = context.get(visitContext);
  const sent = await sentForm(request);
  if (!sent) return routerAnswer(null);
  if (sent.get("intent") === "count") return redirect(hrefOfCount(url.pathname, sent), 303);
  const outcome = await answerForm("subscription", url, sentFields(sent), (fields) =>
    client.subscribe(fields),
  );
  if (outcome.kind === "refused") return routerAnswer(outcome);
  return redirect(hrefOf({ type: "success" }, pageLocale(url.pathname, site)), { status: 303, headers: OWN });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches);

export default function Subscribe({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <CarriedSay words={form.words}>
      <FormAnswerContext value={actionData ?? null}>
        <Screen form={form} />
      </FormAnswerContext>
    </CarriedSay>
  );
}

function Screen({ form }: Pick<Route.ComponentProps["loaderData"], "form">) {
  const say = useSay();
  // What an address brings along begins a form anew.
  const asked = JSON.stringify(form.criteria);
  return (
    <div className={styles.page}>
      <h1>{say("subscription.title")}</h1>
      <p className={styles.intro}>{say("subscription.intro")}</p>
      <SubscriptionForm key={asked} view={form} className={styles.card} />
    </div>
  );
}
