import { formatTime } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Visit } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Reach } from "../leads/reach.tsx";
import { Thumb } from "../leads/thumb.tsx";
import { useNow } from "../shell/use-now.ts";
import { ChangeVisit } from "./change-visit.tsx";
import styles from "./visit-row.module.css";

/** A visit with its time and who comes. */
export function VisitRow({ visit }: { readonly visit: Visit }) {
  const { t, locale } = useLanguage();
  const now = useNow();
  const { visitor, listing, guide, start, state } = visit;
  const isPast = Date.parse(visit.end) < now.getTime();
  const canChange = state === "booked" && Date.parse(start) > now.getTime();
  const who = visitor ? (visitor.name ?? visitor.email) : t("visit.erased");
  return (
    <article className={isPast || state === "cancelled" ? styles.past : styles.row}>
      <time className={styles.time} dateTime={start}>
        {formatTime(start)}
      </time>
      <Thumb picture={listing.picture} />
      <div className={styles.words}>
        <h3 className={styles.place}>{textOf(listing.address, locale) || textOf(listing.title, locale)}</h3>
        <p className={styles.about}>
          {[who, textOf(listing.title, locale)].filter(Boolean).join("\u00a0· ")}
        </p>
        <p className={styles.about}>{t("visit.guide", { name: guide.name })}</p>
        <Mark visit={visit} now={now} />
      </div>
      {visitor && <Reach visitor={visitor} />}
      {canChange && <ChangeVisit visit={visit} />}
    </article>
  );
}

const MINUTE_MS = 60_000;
const AN_HOUR = 60;

/** What is to be known of a visit at once: that it is near, new or off. */
function Mark({ visit: { state, start, at }, now }: { readonly visit: Visit; readonly now: Date }) {
  const { t } = useLanguage();
  if (state === "cancelled") return <p className={styles.off}>{t("visit.state.cancelled")}</p>;
  const minutes = Math.ceil((Date.parse(start) - now.getTime()) / MINUTE_MS);
  if (minutes > 0 && minutes <= AN_HOUR)
    return <p className={styles.near}>{t("today.inMinutes", { count: minutes })}</p>;
  const isNew = now.getTime() - Date.parse(at) < AN_HOUR * MINUTE_MS;
  return isNew && minutes > 0 ? <p className={styles.fresh}>{t("today.newBooking")}</p> : null;
}
