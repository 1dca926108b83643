import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dayInWords } from "#domain/format/day-in-words.ts";
import { WEEKDAYS, weekdayOf } from "#domain/format/moments.ts";
import { addMonths, calendarMonth, monthOf } from "#domain/rental/calendar-months.ts";
import type { WantedStay } from "#domain/rental/wanted-stay.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { NO_BREAK } from "#domain/locale/number.ts";
import { Icon } from "#ui/icon/icon.tsx";
import hidden from "#ui/visually-hidden.module.css";
import { monthName } from "../../month-name.ts";
import { chosenRange, type DayMark, dayAfterKey, markOf } from "./chosen-range.ts";
import styles from "./range-calendar.module.css";
import { monthInWords } from "./stay-words.ts";

type RangeCalendarProps = {
  readonly today: string;
  readonly wanted: WantedStay;
  readonly onChoose: (arrival: string, departure: string | null) => void;
};

/** How far ahead a visitor may look. */
const MONTHS_AHEAD = 24;

/** Two months side by side, one on a phone: the first press is the arrival, the next the departure. Arrows go from day to day. */
export function RangeCalendar({ today, wanted, onChoose }: RangeCalendarProps) {
  const t = useTranslate();
  const range = chosenRange(wanted);
  const [first, setFirst] = useState(monthOf(range.arrival ?? today));
  const [active, setActive] = useState(range.arrival ?? today);
  const part = useRef<HTMLFieldSetElement>(null);
  const wantsFocus = useRef(false);
  const lastMonth = addMonths(monthOf(today), MONTHS_AHEAD);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    part.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const press = (day: string) => {
    setActive(day);
    const isEnd = range.arrival !== null && range.departure === null && day > range.arrival;
    onChoose(isEnd ? range.arrival : day, isEnd ? day : null);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key);
    if (next === null || next < today || monthOf(next) > lastMonth) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(next);
    if (monthOf(next) < first || monthOf(next) > addMonths(first, shownMonths() - 1)) setFirst(monthOf(next));
  };
  const turn = (months: number) => {
    const month = addMonths(first, months);
    setFirst(month);
    setActive(month === monthOf(today) ? today : `${month}-01`);
  };
  return (
    <fieldset className={styles.calendar} ref={part}>
      <legend className={hidden.hidden}>{t("stayDates.calendar")}</legend>
      <button
        type="button"
        className={styles.earlier}
        aria-label={t("stayDates.earlier")}
        disabled={first <= monthOf(today)}
        onClick={() => turn(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={styles.later}
        aria-label={t("stayDates.later")}
        disabled={first >= lastMonth}
        onClick={() => turn(1)}
      >
        <Icon name="arrow" />
      </button>
      {[first, addMonths(first, 1)].map((month) => (
        <Month
          key={month}
          month={month}
          today={today}
          active={active}
          markOf={(day) => markOf(day, wanted)}
          onPress={press}
          onKey={moveByKey}
        />
      ))}
    </fieldset>
  );
}

function shownMonths(): number {
  return matchMedia("(min-width: 60rem)").matches ? 2 : 1;
}

type MonthProps = {
  readonly month: string;
  readonly today: string;
  /** The one day that the Tab key leads to. */
  readonly active: string;
  readonly markOf: (day: string) => DayMark;
  readonly onPress: (day: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

function Month({ month, today, active, markOf: mark, onPress, onKey }: MonthProps) {
  const t = useTranslate();
  return (
    <table className={styles.month}>
      <caption>{monthInWords(month, today, t)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`rentals.weekday.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarMonth(month, [], today).weeks.map((week) => (
          <tr key={week.find((day) => day !== null)!.day}>
            {week.map((day, at) => (
              <td key={WEEKDAYS[at]} data-mark={(day && mark(day.date)) ?? undefined}>
                {day ? (
                  <Day
                    day={day.date}
                    mark={mark(day.date)}
                    isPast={day.date < today}
                    isActive={day.date === active}
                    onPress={onPress}
                    onKey={onKey}
                  />
                ) : (
                  NO_BREAK
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  readonly day: string;
  readonly mark: DayMark;
  readonly isPast: boolean;
  readonly isActive: boolean;
  readonly onPress: (day: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

function Day({ day, mark, isPast, isActive, onPress, onKey }: DayProps) {
  const t = useTranslate();
  const locale = useLocale();
  const name = `${t(`rentals.weekday.${weekdayOf(day)}`)} ${dayInWords(day, monthName(day, t), locale)}`;
  const label =
    mark === "arrival"
      ? t("stayDates.asArrival", { day: name })
      : mark === "departure"
        ? t("stayDates.asDeparture", { day: name })
        : name;
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      aria-label={label}
      aria-pressed={mark === "arrival" || mark === "departure" || mark === "within"}
      tabIndex={isActive ? 0 : -1}
      disabled={isPast}
      onClick={() => onPress(day)}
      onKeyDown={onKey}
    >
      {Number(day.slice(8))}
    </button>
  );
}
