import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadBookedVisit } from "./booked/load-booked-visit.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import { hrefOfBooked } from "./visit-hrefs.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { AddToCalendar } from "./booked/add-to-calendar.tsx";
import { BookedVisitDetails } from "./booked/booked-visit-details.tsx";
import type { BookedVisitView } from "./booked/booked-visit-view.ts";
import styles from "./booked/booked-visit.module.css";

/** Tells a visitor that their visit is booked; one that was cancelled since says so on its own page. */
export const visitBooked = definePage({
  sheets: () => ["forms"],
  async load({ context, params, url }) {
    const estateId = parseId(params["estateId"]);
    const appointmentId = params["appointmentId"]!;
    if (estateId === null) return failPage(404);
    const view = await loadBookedVisit(
      context,
      appointmentId,
      pageLocale(url.pathname, context.site),
      (locale) => hrefOfBooked(locale, estateId, appointmentId),
    );
    const { visit, head } = view;
    if (visit === undefined) return failPage(503, { "Retry-After": "5" });
    if (visit === null) return failPage(404);
    if (visit.cancelledAt) return redirectTo(visit.href, { headers: PERSONAL_HEADERS });
    return showPage({ head, isPersonal: true, visit }, { headers: PERSONAL_HEADERS });
  },
  Content: ({ data: { visit } }) => <BookedPage visit={visit} />,
});

/** Says that a visit is booked, and what can be done with it. */
function BookedPage({ visit }: { readonly visit: BookedVisitView }) {
  const t = useTranslate();
  return (
    <article className={styles.page}>
      <h1>{t("visit.booked")}</h1>
      <p>{t("visit.booked.text")}</p>
      <div className={styles.card}>
        <BookedVisitDetails visit={visit} />
        <AddToCalendar calendar={visit.calendar} />
      </div>
      <p className={styles.links}>
        <Anchor href={visit.href}>{t("visit.look")}</Anchor>
        <Anchor href={visit.estate.href}>{t("visit.back")}</Anchor>
      </p>
    </article>
  );
}
