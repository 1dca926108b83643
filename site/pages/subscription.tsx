import { data, redirect } from "react-router";
import { statusOf } from "#contract/queries/query-error.ts";
import { answerForm } from "../contact/sending/answer-form.ts";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { FORM_FIELD, sentFields } from "../contact/sending/sent-fields.ts";
import { sentForm } from "../contact/sending/sent-form.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { hrefOfCount } from "../subscription/href-of-count.ts";
import { loadToken } from "../subscription/load-token.ts";
import { SubscriptionPage } from "../subscription/token-pages.tsx";
import { PERSONAL_HEADERS, PERSONAL_META } from "../visit/personal-headers.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/subscription.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** A subscription by its mails' link: to confirm, then to change. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const view = await loadToken(visit, locale, params.token, url, "editSubscriptions");
  return data(view, { status: STATUSES[view.kind] ?? 200, headers: PERSONAL_HEADERS });
}

/** The buttons: a link alone changes nothing, since mail scanners follow them. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { client } = context.get(visitContext);
  const sent = await sentForm(request);
  if (!sent) return routerAnswer(null);
  const intent = sent.get("intent");
  if (intent === "count") return redirect(hrefOfCount(url.pathname, sent), 303);
  if (sent.get(FORM_FIELD) === "address") {
    return routerAnswer(
      await answerForm("address", url, sentFields(sent), (fields) =>
        client.changeSubscriptionAddress(params.token, fields),
      ),
    );
  }
  if (intent !== "confirm") {
    return routerAnswer(
      await answerForm("subscription", url, sentFields(sent), (fields) =>
        client.changeSubscription(params.token, fields),
      ),
    );
  }
  await client.confirmSubscription(params.token).catch(orLost);
  return redirect(`${url.pathname}?confirmed=1`, { status: 303, headers: PERSONAL_HEADERS });
}

const STATUSES: Readonly<Record<string, number>> = { lost: 404, ended: 410 };

/** What is no longer there shows so on the page itself. */
function orLost(error: unknown): void {
  if (!Object.values(STATUSES).includes(statusOf(error) ?? 0)) throw error;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function SubscriptionScreen({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <FormAnswerContext value={actionData ?? null}>
      <SubscriptionPage view={view} />
    </FormAnswerContext>
  );
}
