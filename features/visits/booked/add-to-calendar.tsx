import { useId } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./booked-visit.module.css";
import type { BookedVisitView } from "./booked-visit-view.ts";

/** A file for any calendar, and links to calendars on the web: those hear of the visit only when they are followed. */
export function AddToCalendar({ calendar }: Pick<BookedVisitView, "calendar">) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <div className={styles.calendar}>
      <h2 id={titleId}>{t("visit.calendar")}</h2>
      <ul aria-labelledby={titleId}>
        <li>
          <Anchor href={calendar.file} download>
            {t("visit.calendar.file")}
          </Anchor>
        </li>
        {calendar.links.map(({ name, href }) => (
          <li key={name}>
            <Anchor href={href} target="_blank" rel="noopener noreferrer">
              {t("visit.calendar.other", { name })}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
