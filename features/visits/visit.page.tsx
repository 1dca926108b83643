import type { PageRequest } from "#platform/render/page.ts";
import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { answerForm } from "#features/contact/sending/answer-form.ts";
import { sentFields } from "#features/contact/sending/sent-fields.ts";
import { sentForm } from "#features/contact/sending/sent-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadVisit } from "./booking/load-visit.ts";
import type { VisitView } from "./booking/visit-view.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import { hrefOfBooked } from "./visit-hrefs.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerPageForm } from "../contact/answer-page-form.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";
import { BesideEstate } from "#features/contact/beside-estate.tsx";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { BookingForm } from "./booking/booking-form.island.tsx";
import styles from "./booking/visit-page.module.css";

type VisitPageProps = { readonly view: VisitView };

/** Where a visit of one estate is booked: what is free is asked anew each time, and never kept. */
export const visit = definePage({
  sheets: () => ["forms"],
  load: showVisit,
  /** The form without scripts: 303 to what was booked, or the page again with what is wrong. */
  async action(asked) {
    const { context, params, request, url } = asked;
    const estateId = parseId(params["estateId"]);
    const form = await sentForm(request);
    if (estateId === null || !form) return failPage(form ? 404 : 400);
    const outcome = await answerForm("appointment", url, sentFields(form), (fields) =>
      context.queries.sendForm("appointment", { ...fields, estateId }),
    );
    if (outcome.kind === "refused") return answerPageForm(outcome, () => showVisit(asked));
    const href = hrefOfBooked(pageLocale(url.pathname, context.site), estateId, outcome.answer.id);
    return redirectTo(href, { status: 303, headers: PERSONAL_HEADERS });
  },
  Content: ({ data: { view } }) => <VisitPage view={view} />,
});

async function showVisit({ context, params, url }: PageRequest<RequestContext>) {
  const estateId = parseId(params["estateId"]);
  if (estateId === null) return failPage(404);
  const view = await loadVisit(context, estateId, pageLocale(url.pathname, context.site), url);
  if ("kind" in view) return failPage(view.kind === "unknown" ? 404 : 410);
  return showPage(
    { head: view.head, isPersonal: true, view },
    { status: httpStatusOf(view), headers: PERSONAL_HEADERS },
  );
}

function httpStatusOf({ booking, card }: VisitView): number {
  if (!card) return 503;
  return booking ? 200 : 409;
}

/** Books a visit, beside the estate that it is of. */
function VisitPage({ view }: VisitPageProps) {
  const t = useTranslate();
  const answer = useFormAnswer("appointment");
  const { estateId, href, booking, card } = view;
  return (
    <BesideEstate heading={t("visit.plan")} card={card}>
      {booking ? (
        <BookingForm estateId={estateId} href={href} booking={booking} answer={answer} />
      ) : (
        <Unavailable view={view} />
      )}
    </BesideEstate>
  );
}

function Unavailable({ view }: VisitPageProps) {
  const t = useTranslate();
  return (
    <div className={styles.unavailable}>
      <h2>{t("visit.unavailable")}</h2>
      <p>{view.unavailable}</p>
      <p>
        <Anchor href={view.estateHref}>{t("visit.back")}</Anchor>
      </p>
    </div>
  );
}
