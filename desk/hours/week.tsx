import { WEEKDAYS, type Weekday } from "#domain/format/moments.ts";
import { Select } from "#ui/form/select.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { type DayState, inState, stateOf } from "./day-hours.ts";
import { nameOfWeekday } from "./names-of-days.ts";
import { dayOfWeek, type OfficeHours, withWeekday } from "./office-hours.ts";
import { Spans } from "./spans.tsx";
import { VisitorsLine } from "./visitors-line.tsx";
import styles from "./week.module.css";
import { useMessages } from "./messages.ts";

type WeekProps = { readonly hours: OfficeHours; readonly onChange: (hours: OfficeHours) => void };

const STATES = ["open", "closed", "appointment"] as const;

/** The hours of each weekday. */
export function Week({ hours, onChange }: WeekProps) {
  const t = useMessages();
  return (
    <Card title={t("week")}>
      <ul>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} className={styles.day}>
            <WeekdayRow weekday={weekday} hours={hours} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WeekdayRow({ weekday, hours, onChange }: WeekProps & { readonly weekday: Weekday }) {
  const { locale } = useLanguage();
  const t = useMessages();
  const name = nameOfWeekday(weekday, locale);
  const day = dayOfWeek(hours, weekday);
  const state = stateOf(day);
  const hasOwnWords = day.note && state !== "appointment";
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Select
        aria-label={name}
        options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={state}
        onChange={({ target }) => onChange(withWeekday(hours, inState(day, target.value as DayState)))}
      />
      {state === "open" && (
        <Spans name={name} day={day} onChange={(changed) => onChange(withWeekday(hours, changed))} />
      )}
      {hasOwnWords && <VisitorsLine name={name} day={day} />}
    </>
  );
}
