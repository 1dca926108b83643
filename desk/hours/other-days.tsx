import { useState } from "react";
import { inBrussels } from "#domain/format/moments.ts";
import { comingHolidays, type PublicHoliday } from "#domain/site/public-holidays.ts";
import { Card } from "../shell/card.tsx";
import { useNow } from "../shell/use-now.ts";
import { showAdded } from "../shell/show-added.ts";
import { AddDay } from "./add-day.tsx";
import { type OfficeHours, withOtherDay, withoutOtherDay } from "./office-hours.ts";
import { OtherDayRow } from "./other-day-row.tsx";
import styles from "./other-days.module.css";
import { useMessages } from "./messages.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { SITE } from "../site.ts";
import { dayInSentence } from "./names-of-days.ts";

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

type HolidayOfferProps = {
  readonly holiday: PublicHoliday;
  readonly today: string;
  /** With the holiday's name in the languages of the site. */
  readonly onClose: (note: Multilingual) => void;
};

/** The next public holiday for which nothing is said yet. */
function HolidayOffer({ holiday: { date, name }, today, onClose }: HolidayOfferProps) {
  const { locale } = useLanguage();
  const t = useMessages();
  const announce = useAnnounce();
  const close = () => {
    onClose(Object.fromEntries(SITE.locales.map((one) => [one, name[one]])));
    announce(t("holidayClosed", { name: name[locale] }));
  };
  return (
    <div className={styles.offer}>
      <p>{t("holiday", { name: name[locale], day: dayInSentence(date, locale, today) })}</p>
      <Button look="quiet" aria-label={`${t("closeDay")}: ${name[locale]}`} onClick={close}>
        {t("closeDay")}
      </Button>
    </div>
  );
}
