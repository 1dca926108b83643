import { useState } from "react";
import { inBrussels } from "#domain/format/moments.ts";
import { comingHolidays } from "#domain/site/public-holidays.ts";
import { Card } from "../shell/card.tsx";
import { useNow } from "../shell/use-now.ts";
import { showAdded } from "../shell/show-added.ts";
import { AddDay } from "./add-day.tsx";
import { HolidayOffer } from "./holiday-offer.tsx";
import { type OfficeHours, withOtherDay, withoutOtherDay } from "./office-hours.ts";
import { OtherDayRow } from "./other-day-row.tsx";
import styles from "./other-days.module.css";
import { useMessages } from "./messages.ts";

type OtherDaysProps = { readonly hours: OfficeHours; readonly onChange: (hours: OfficeHours) => void };

/** The coming days on which an office is open otherwise than the week says. */
export function OtherDays({ hours, onChange }: OtherDaysProps) {
  const t = useMessages();
  const today = inBrussels(useNow())!.date;
  const [open, setOpen] = useState<string | null>(null);
  const coming = hours.exceptions.filter(({ date }) => date >= today);
  const holiday = comingHolidays(today).find(({ date }) => coming.every((day) => day.date !== date));
  const add = (date: string) => {
    if (coming.every((day) => day.date !== date)) onChange(withOtherDay(hours, { date, spans: [] }));
    setOpen(date);
    showAdded(idOf(date));
  };
  return (
    <Card title={t("otherDays")} count={coming.length}>
      {coming.length === 0 && <p className={styles.none}>{t("noOtherDays")}</p>}
      <ul>
        {coming.map((day) => (
          <li key={day.date} id={idOf(day.date)} className={styles.day}>
            <OtherDayRow
              day={day}
              today={today}
              isOpen={open === day.date}
              onToggle={() => setOpen(open === day.date ? null : day.date)}
              onChange={(changed) => onChange(withOtherDay(hours, changed))}
              onRemove={() => onChange(withoutOtherDay(hours, day.date))}
            />
          </li>
        ))}
      </ul>
      {holiday && (
        <HolidayOffer
          holiday={holiday}
          today={today}
          onClose={(note) => onChange(withOtherDay(hours, { date: holiday.date, spans: [], note }))}
        />
      )}
      <AddDay today={today} onAdd={add} />
    </Card>
  );
}

function idOf(date: string): string {
  return `day-${date}`;
}
