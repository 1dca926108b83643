import { WEEKDAYS, type Weekday } from "#domain/format/moments.ts";
import { SwitchField } from "../fields/switch-field.tsx";
import { nameOfWeekday } from "../hours/names-of-days.ts";
import { Spans } from "../hours/spans.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./agenda.module.css";
import type { Agenda } from "./days-off.ts";
import { useMessages } from "./messages.ts";

type AgendaWeekProps = { readonly agenda: Agenda; readonly onChange: (agenda: Agenda) => void };

const FIRST_SPAN = { from: "09:00", to: "18:00" };

/** On which weekdays somebody takes visits, and from when to when. */
export function AgendaWeek({ agenda, onChange }: AgendaWeekProps) {
  const t = useMessages();
  return (
    <Card title={t("week")}>
      <ul>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} className={styles.day}>
            <WeekdayRow weekday={weekday} agenda={agenda} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WeekdayRow({ weekday, agenda, onChange }: AgendaWeekProps & { readonly weekday: Weekday }) {
  const { locale } = useLanguage();
  const name = nameOfWeekday(weekday, locale);
  const day = agenda.hours.find((one) => one.weekday === weekday) ?? { weekday, spans: [] };
  const put = (next: Agenda["hours"][number]) => {
    const others = agenda.hours.filter((one) => one.weekday !== weekday);
    const own = next.spans.length > 0 ? [next] : [];
    onChange({ ...agenda, hours: [...others, ...own].sort((a, b) => a.weekday - b.weekday) });
  };
  return (
    <>
      <SwitchField
        label={name}
        value={day.spans.length > 0}
        onChange={(isOn) => put({ weekday, spans: isOn ? [FIRST_SPAN] : [] })}
      />
      {day.spans.length > 0 && <Spans name={name} day={day} onChange={put} />}
    </>
  );
}
