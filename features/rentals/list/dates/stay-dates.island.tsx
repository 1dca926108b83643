import { type Ref, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { FLEXIBLE_DAYS, readWantedStay, STAY_LENGTHS, type WantedStay } from "#domain/rental/wanted-stay.ts";
import { ChoiceGroup } from "#features/listings/filter/choice-group.tsx";
import { paramsOfForm } from "#platform/render/browser/params-of-form.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { Field } from "#ui/form/field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import type { StayDatesView } from "../rental-list-view.ts";
import { RangeCalendar } from "./range-calendar.tsx";
import styles from "./stay-dates.module.css";
import { windowInWords } from "./stay-words.ts";

/**
 * Days of a calendar, or a week somewhere in a month; a few days more or less. Fields of the form around it, which a browser sends
 * without scripts too; the calendar writes into the two fields of dates.
 */
export const StayDates = defineIsland({
  name: "stay-dates",
  hydrate: "visible",
  messages: ["stayDates.", "rentals.nights", "rentals.month.", "rentals.weekday."],
  Content: ({ dates }: { dates: StayDatesView }) => {
    const t = useTranslate();
    const locale = useLocale();
    const { part, wanted, isLive, read } = useFields(dates.wanted);
    const window = windowInWords(wanted, { locale, t });
    return (
      <div className={styles.dates} ref={part} onChange={read}>
        <Segmented
          legend={t("stayDates.when")}
          name="when"
          value={dates.wanted.days?.kind ?? "length"}
          segments={[
            { value: "days", label: t("stayDates.days") },
            { value: "length", label: t("stayDates.length") },
          ]}
        />
        <Days dates={dates} wanted={wanted} isLive={isLive} onChange={read} />
        <Length dates={dates} />
        <ChoiceGroup
          id="stay"
          name="flexible"
          legend={t("stayDates.flexibleLegend")}
          look="row"
          type="radio"
          options={FLEXIBLE_DAYS.map((count) => ({
            id: String(count),
            name: count === 0 ? t("stayDates.exact") : t("stayDates.flexible", { count }),
          }))}
          chosen={[String(dates.wanted.flexibleDays)]}
        />
        <output className={styles.window}>{window}</output>
      </div>
    );
  },
});

const subscribe = () => () => {};

/** What the fields say now; also what was chosen before this script was there. */
function useFields(initial: WantedStay) {
  const part = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(initial);
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const read = () => {
    const form = part.current?.closest("form");
    if (form) setWanted(readWantedStay(paramsOfForm(form)));
  };
  const readEarly = useEffectEvent(read);
  useEffect(() => readEarly(), []);
  return { part, wanted, isLive, read };
}

type DaysProps = {
  readonly dates: StayDatesView;
  readonly wanted: WantedStay;
  readonly isLive: boolean;
  readonly onChange: () => void;
};

function Days({ dates, wanted, isLive, onChange }: DaysProps) {
  const t = useTranslate();
  const [arrival, departure] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const asked = dates.wanted.days?.kind === "days" ? dates.wanted.days : null;
  const choose = (from: string, to: string | null) => {
    arrival.current!.value = from;
    departure.current!.value = to ?? "";
    onChange();
  };
  return (
    <div className={styles.days}>
      <div className={styles.fields}>
        <DayField
          ref={arrival}
          label={t("rentals.arrival")}
          name="arrival"
          today={dates.today}
          value={asked?.arrival}
        />
        <DayField
          ref={departure}
          label={t("rentals.departure")}
          name="departure"
          today={dates.today}
          value={asked?.departure}
        />
      </div>
      {isLive && <RangeCalendar today={dates.today} wanted={wanted} onChoose={choose} />}
    </div>
  );
}

type DayFieldProps = {
  readonly label: string;
  readonly name: "arrival" | "departure";
  readonly today: string;
  readonly value: string | null | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

function DayField({ label, name, today, value, ref }: DayFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          ref={ref}
          className={styles.date}
          type="date"
          name={name}
          min={today}
          defaultValue={value ?? undefined}
        />
      )}
    </Field>
  );
}

function Length({ dates: { months, wanted } }: { readonly dates: StayDatesView }) {
  const t = useTranslate();
  const asked = wanted.days?.kind === "length" ? wanted.days : null;
  return (
    <div className={styles.length}>
      <ChoiceGroup
        id="stay"
        name="length"
        legend={t("stayDates.howLong")}
        look="row"
        type="radio"
        options={STAY_LENGTHS.map((length) => ({ id: length, name: t(`stayDates.howLong.${length}`) }))}
        chosen={[asked?.length ?? "week"]}
      />
      <ChoiceGroup
        id="stay"
        name="within"
        legend={t("stayDates.within")}
        look="row"
        type="radio"
        options={months.map(({ value, label }) => ({ id: value, name: label }))}
        chosen={asked ? [asked.month] : []}
      />
    </div>
  );
}
