import { type FormEvent, useState } from "react";
import { inBrussels } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import type { AgencyAgenda } from "../api/published.ts";
import { DateField } from "../fields/date-field.tsx";
import { dayInSentence, nameOfDay } from "../hours/names-of-days.ts";
import { Spans } from "../hours/spans.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { useNow } from "../shell/use-now.ts";
import { useAnnounce } from "../shell/announce.tsx";
import styles from "./agenda.module.css";
import { type Agenda, type DaysOff, daysBetween, groupDays, withDays, withoutDays } from "./days-off.ts";
import { useMessages } from "./messages.ts";

type Visits = AgencyAgenda["visits"];
type DaysOffCardProps = {
  readonly agenda: Agenda;
  readonly visits: Visits;
  readonly onChange: (agenda: Agenda) => void;
};

/** The coming days on which a sales rep is off, or takes visits at other hours; visits that are booked then are named. */
export function DaysOffCard({ agenda, visits, onChange }: DaysOffCardProps) {
  const t = useMessages();
  const today = inBrussels(useNow())!.date;
  const groups = groupDays(agenda.exceptions, today);
  const put = (exceptions: Agenda["exceptions"]) => onChange({ ...agenda, exceptions });
  return (
    <Card title={t("off")} count={groups.length}>
      <AddDaysOff
        today={today}
        onAdd={(days) =>
          put(
            withDays(
              agenda.exceptions,
              days.map((date) => ({ date, spans: [] })),
              today,
            ),
          )
        }
      />
      {groups.length === 0 && <p className={styles.inside}>{t("noneOff")}</p>}
      <ul>
        {groups.map((group) => (
          <li key={group.from} className={styles.day}>
            <DaysOffRow
              group={group}
              today={today}
              visits={visits}
              onChange={(day) => put(withDays(agenda.exceptions, [day], today))}
              onRemove={() => put(withoutDays(agenda.exceptions, group))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type DaysOffRowProps = {
  readonly group: DaysOff;
  readonly today: string;
  readonly visits: Visits;
  readonly onChange: (day: DaysOff["day"]) => void;
  readonly onRemove: () => void;
};

function DaysOffRow({ group: { from, to, day }, today, visits, onChange, onRemove }: DaysOffRowProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const isOne = from === to;
  const name = isOne
    ? nameOfDay(from, locale, today)
    : t("fromTo", { from: nameOfDay(from, locale, today), to: dayInSentence(to, locale, today) });
  const isOff = day.spans.length === 0;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.tag}>{t(isOff ? "free" : "otherHours")}</span>
      </div>
      {isOff && <BookedThen from={from} to={to} visits={visits} />}
      {isOne && !isOff && <Spans name={name} day={day} onChange={onChange} />}
      <div className={styles.ways}>
        {isOne && isOff && (
          <Button
            look="bare"
            onClick={() => onChange({ date: from, spans: [{ from: "09:00", to: "12:00" }] })}
          >
            {t("giveHours")}
          </Button>
        )}
        <Button look="bare" aria-label={`${t("removeDay")}: ${name}`} onClick={onRemove}>
          {t("removeDay")}
        </Button>
      </div>
    </>
  );
}

/** Visits that are booked on days off stay: somebody has to move them. */
function BookedThen({ from, to, visits }: { from: string; to: string; readonly visits: Visits }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const then = visits
    .map((visit) => ({ ...visit, at: inBrussels(new Date(visit.start))! }))
    .filter(({ at }) => at.date >= from && at.date <= to);
  if (then.length === 0) return null;
  return (
    <div className={styles.booked}>
      <p>
        <Icon name="alert" />
        {t("booked", { count: then.length })}
      </p>
      <ul>
        {then.map(({ start, at, visitor, place }) => (
          <li key={start}>
            {[
              from === to ? null : dayInSentence(at.date, locale, from),
              at.time,
              visitor,
              textOf(place, locale),
            ]
              .filter(Boolean)
              .join("\u00a0· ")}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddDaysOff({ today, onAdd }: { today: string; readonly onAdd: (days: readonly string[]) => void }) {
  const t = useMessages();
  const announce = useAnnounce();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const days = from && from >= today ? daysBetween(from, to ?? from) : [];
    setIsWrong(days.length === 0);
    if (days.length === 0) return;
    onAdd(days);
    setFrom(null);
    setTo(null);
    announce(t("added", { count: days.length }));
  };
  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <DateField
        label={t("from")}
        value={from}
        onChange={setFrom}
        error={isWrong ? t("wrongDays") : undefined}
      />
      <DateField label={t("until")} hint={t("untilHint")} value={to} onChange={setTo} />
      <Button look="quiet" type="submit">
        {t("addDays")}
      </Button>
    </form>
  );
}
