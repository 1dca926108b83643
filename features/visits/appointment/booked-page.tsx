import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { AppointmentDetails } from "./appointment-details.tsx";
import type { AppointmentView } from "./appointment-view.ts";
import styles from "./appointment.module.css";

/** Says that a visit is booked, and what can be done with it. */
export function BookedPage({ appointment }: { readonly appointment: AppointmentView }) {
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
