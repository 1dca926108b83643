import { WEEKDAYS } from "#domain/format/moments.ts";
import { createElement } from "react";
import { NO_BREAK } from "#domain/locale/number.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./availability.module.css";
import type { CalendarView, DayView, MonthView } from "./calendar-view.ts";
import { Stays } from "./stays.tsx";

/** Of a night; who looks for one of these two need not know why. */
const STATES = { free: "rentals.state.free", taken: "rentals.state.notFree" } as const;

/** When a unit is free: a table a month, whose days of arrival lead to the request, and the same stays as rows (`stay-calendar.element.ts`). */
export function Availability({ calendar }: { readonly calendar: CalendarView | null }) {
  const t = useTranslate();
  if (!calendar) return <p>{t("rentals.noStaysAtAll")}</p>;
  return createElement(
    "stay-calendar",
    { className: styles.calendar },
    <>
      <nav className={styles.months} aria-label={t("rentals.months")}>
        <Step href={calendar.earlier} icon="back" label={t("rentals.earlier")} />
        <Step href={calendar.later} icon="arrow" label={t("rentals.later")} isLast />
      </nav>
      <div className={styles.tables} data-days>
        {calendar.months.map((month) => (
          <Month key={month.key} month={month} />
        ))}
      </div>
      <ul className={styles.legend} aria-label={t("rentals.legend")}>
        {Object.entries(STATES).map(([state, word]) => (
          <li key={state}>
            <span className={styles.sign} data-state={state} aria-hidden="true" />
            {t(word)}
          </li>
        ))}
        <li>
          <span className={styles.sign} data-state="free" data-arrival aria-hidden="true" />
          {t("rentals.state.arrival")}
        </li>
        {calendar.months.some(hasChosen) && (
          <li>
            <span className={styles.sign} data-chosen="arrival" aria-hidden="true" />
            {t("rentals.state.chosen")}
          </li>
        )}
      </ul>
      <Stays stays={calendar.stays} />
      <p>
        <a className={styles.feed} href={calendar.feedHref}>
          <Icon name="clock" /> {t("rentals.feed")}
        </a>
      </p>
    </>,
  );
}

function hasChosen({ weeks }: MonthView): boolean {
  return weeks.flat().some((day) => day?.chosen != null);
}

type StepProps = {
  readonly href: string | null;
  readonly icon: "back" | "arrow";
  readonly label: string;
  readonly isLast?: boolean;
};

function Step({ href, icon, label, isLast = false }: StepProps) {
  if (!href) return <span />;
  return (
    <Anchor className={styles.step} href={href} keepScroll>
      {!isLast && <Icon name={icon} />}
      {label}
      {isLast && <Icon name={icon} />}
    </Anchor>
  );
}

function Month({ month }: { readonly month: MonthView }) {
  const t = useTranslate();
  return (
    <table className={styles.month}>
      <caption>{month.name}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={t(`offices.weekday.${weekday}`)}>
              {t(`rentals.weekday.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find((day) => day !== null)!.day}>
            {week.map((day, at) => (
              <Day key={WEEKDAYS[at]} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { readonly day: DayView | null }) {
  const t = useTranslate();
  if (!day) return <td aria-hidden="true">{NO_BREAK}</td>;
  const { state, href, label, chosen } = day;
  return (
    <td className={styles.day} data-state={state} data-chosen={chosen ?? undefined}>
      {href ? (
        <Anchor
          href={href}
          data-stay-choice=""
          aria-label={label ?? undefined}
          aria-current={chosen === "arrival" ? "true" : undefined}
        >
          {day.day}
        </Anchor>
      ) : (
        <span>
          {day.day} <VisuallyHidden>{t(`rentals.state.${chosen ? "chosen" : state}`)}</VisuallyHidden>
        </span>
      )}
    </td>
  );
}
