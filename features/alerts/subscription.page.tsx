import { statusOfError } from "#platform/http/api/query-error.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { answerForm } from "#features/contact/sending/answer-form.ts";
import { FORM_FIELD, sentFields } from "#features/contact/sending/sent-fields.ts";
import { sentForm } from "#features/contact/sending/sent-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { hrefOfCount, urlOfSent } from "./href-of-count.ts";
import { loadToken } from "./load-token.ts";
import { SubscriptionPage } from "./token-pages.tsx";
import { PERSONAL_HEADERS } from "#features/visits/personal-headers.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerPageForm } from "../contact/answer-page-form.ts";
import { definePage } from "#features/site/site-page.ts";

/** A subscription by its mails' link: to confirm, then to change. */
export const subscription = definePage({
  sheets: () => ["forms"],
  load: showSubscription,
  /** The buttons: a link alone changes nothing, since mail scanners follow them. */
  async action(asked) {
    const { context, params, request, url } = asked;
    const token = params["token"]!;
    const sent = await sentForm(request);
    if (!sent) return failPage(400);
    const intent = sent.get("intent");
    if (intent === "count") return redirectTo(hrefOfCount(url.pathname, sent), { status: 303 });
    if (intent === "confirm") {
      await context.queries.confirmSubscription(token).catch(orLost);
      return redirectTo(`${url.pathname}?confirmed=1`, { status: 303, headers: PERSONAL_HEADERS });
    }
    const fields = sentFields(sent);
    if (sent.get(FORM_FIELD) === "address") {
      const moved = await answerForm("address", url, fields, (all) =>
        context.queries.sendForm("address", all, { token }),
      );
      return answerPageForm(moved, () => showSubscription(asked));
    }
    const changed = await answerForm("subscription", url, fields, (all) =>
      context.queries.changeSubscription(token, all),
    );
    return answerPageForm(changed, () => showSubscription({ ...asked, url: urlOfSent(url, sent) }));
  },
  Content: ({ data: { view } }) => <SubscriptionPage view={view} />,
});

const STATUSES: Readonly<Record<string, number>> = { lost: 404, ended: 410 };

/** What is no longer there shows so on the page itself. */
function orLost(error: unknown): void {
  if (!Object.values(STATUSES).includes(statusOfError(error) ?? 0)) throw error;
}

async function showSubscription({ context, params, url }: PageRequest<RequestContext>) {
  const locale = pageLocale(url.pathname, context.site);
  const view = await loadToken(context, locale, params["token"]!, url, "editSubscriptions");
  return showPage(
    { head: view.head, isPersonal: true, view },
    { status: STATUSES[view.kind] ?? 200, headers: PERSONAL_HEADERS },
  );
}
