import { formatEuro } from "#domain/format/figures.ts";
import { formatShortDay } from "#domain/format/short-day.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { canStep } from "#domain/rental/stay-request.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Amount } from "#ui/label/price.tsx";
import type { Stay } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { dayIn, nightsOf, saidUntil } from "../shell/moments.ts";
import { Reach } from "../leads/reach.tsx";
import { Thumb } from "../leads/thumb.tsx";
import { useNow } from "../shell/use-now.ts";
import { AnswerStay } from "./answer-stay.tsx";
import styles from "./stay-row.module.css";

/** A request for a stay, with its answer where one can still be given. */
export function StayRow({ stay }: { readonly stay: Stay }) {
  const { t, locale } = useLanguage();
  const now = useNow();
  const { visitor, rental, total, message } = stay;
  const canAnswer = canStep("refuse", stay.state) && stay.start >= dayIn(now, 0);
  return (
    <article className={styles.row}>
      <Thumb picture={rental.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{visitor.name ?? visitor.email}</h3>
        <p className={styles.about}>{nameOfRental(stay, locale)}</p>
        <StayDates stay={stay} />
        <Standing stay={stay} now={now} />
        {message && <p className={styles.message}>{message}</p>}
      </div>
      <p className={styles.total}>
        {total === null ? t("priceOnRequest") : <Amount amount={formatEuro(total)} />}
      </p>
      <Reach visitor={visitor} />
      {canAnswer && <AnswerStay stay={stay} />}
    </article>
  );
}

/** From when to when, how long and how many. */
export function StayDates({ stay: { start, end, persons } }: { readonly stay: Stay }) {
  const { t, locale } = useLanguage();
  const today = dayIn(useNow(), 0);
  const days = [start, end].map((day) => formatShortDay(day, locale, today));
  const rest = [t("stay.nights", { count: nightsOf(start, end) }), t("stay.persons", { count: persons })];
  return (
    <p className={styles.dates}>
      <strong>{days.join(" – ")}</strong>
      {`\u00a0· ${rest.join("\u00a0· ")}`}
    </p>
  );
}

export function nameOfRental({ rental }: Stay, locale: Parameters<typeof textOf>[1]): string {
  const words = [textOf(rental.title, locale) || rental.reference, textOf(rental.place, locale)];
  return words.filter(Boolean).join(", ");
}

const A_DAY_MS = 86_400_000;

/** How a request stands; until when it is kept where nobody answered it. */
function Standing({ stay, now }: { readonly stay: Stay; readonly now: Date }) {
  const { t, locale } = useLanguage();
  const isKept = stay.state === "confirmed" || stay.state === "asked";
  if (!isKept) return <p className={styles.state}>{t(`stay.state.${stay.state}`)}</p>;
  const isSoon = Date.parse(stay.heldUntil) - now.getTime() < A_DAY_MS;
  return (
    <p className={isSoon ? styles.soon : styles.state}>
      <Icon name="clock" />
      <span>
        {t("stay.until", { moment: saidUntil(stay.heldUntil, { t, locale, now }) })}
        {stay.state === "asked" && ` · ${t("stay.state.asked")}`}
      </span>
    </p>
  );
}
