import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadAppointment } from "./appointment/load-appointment.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import { hrefOfBooked } from "./visit-hrefs.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { AddToCalendar } from "./appointment/add-to-calendar.tsx";
import { AppointmentDetails } from "./appointment/appointment-details.tsx";
import type { AppointmentView } from "./appointment/appointment-view.ts";
import styles from "./appointment/appointment.module.css";

/** Tells a visitor that their visit is booked; one that was cancelled since says so on its own page. */
export const visitBooked = definePage({
  async load({ context, params, url }) {
    const estateId = parseId(params["estateId"]);
    const appointmentId = params["appointmentId"]!;
    if (estateId === null) return failPage(404);
    const view = await loadAppointment(
      context,
      appointmentId,
      pageLocale(url.pathname, context.site),
      (locale) => hrefOfBooked(locale, estateId, appointmentId),
    );
    const { appointment, head } = view;
    if (appointment === undefined) return failPage(503, { "Retry-After": "5" });
    if (appointment === null) return failPage(404);
    if (appointment.cancelledAt) return redirectTo(appointment.href, { headers: PERSONAL_HEADERS });
    return showPage({ head, isPersonal: true, appointment }, { headers: PERSONAL_HEADERS });
  },
  Content: ({ data: { appointment } }) => <BookedPage appointment={appointment} />,
});

/** Says that a visit is booked, and what can be done with it. */
function BookedPage({ appointment }: { readonly appointment: AppointmentView }) {
  const t = useTranslate();
  return (
    <article className={styles.page}>
      <h1>{t("visit.booked")}</h1>
      <p>{t("visit.booked.text")}</p>
      <div className={styles.card}>
        <AppointmentDetails appointment={appointment} />
        <AddToCalendar calendar={appointment.calendar} />
      </div>
      <p className={styles.links}>
        <Anchor href={appointment.href}>{t("visit.look")}</Anchor>
        <Anchor href={appointment.estate.href}>{t("visit.back")}</Anchor>
      </p>
    </article>
  );
}
