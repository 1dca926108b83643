import { useState } from "react";
import { WEEKDAYS } from "#domain/format/moments.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { ChoiceField } from "../fields/choice-field.tsx";
import { DateField } from "../fields/date-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { nameOfWeekday } from "../hours/names-of-days.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { useMessages } from "./messages.ts";
import { isBackwards, type Period, withSeries } from "./periods.ts";
import styles from "./rentals.module.css";

type AddSeriesProps = {
  readonly periods: readonly Period[];
  readonly types: readonly { readonly id: number; readonly name: Multilingual }[];
  readonly onChange: (periods: readonly Period[]) => void;
};

const SATURDAY = 6;
const A_WEEK = 7;
/** Longer than any season. */
const MOST_NIGHTS = 190;

/** New stays from one changeover day to the next, all at one price. */
export function AddSeries({ periods, types, onChange }: AddSeriesProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const announce = useAnnounce();
  const [start, setStart] = useState("");
  const [end, setEnd] = useState("");
  const [changeover, setChangeover] = useState(SATURDAY);
  const [nights, setNights] = useState<number | string | null>(A_WEEK);
  const [price, setPrice] = useState<number | string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const type = chosen ?? types[0]?.id ?? null;
  const isWhole =
    typeof nights === "number" && Number.isInteger(nights) && nights >= 1 && nights <= MOST_NIGHTS;
  const canAdd = !isBackwards({ start, end }) && isWhole && typeof price !== "string";
  const add = () => {
    const next = withSeries(periods, {
      start,
      end,
      changeover,
      nights: nights as number,
      price: price as number,
      type,
    });
    onChange(next);
    announce(t("added", { count: next.length - periods.length }));
  };
  return (
    <Card title={t("series")}>
      <div className={styles.form}>
        <DateField label={t("seriesFrom")} value={start} onChange={(day) => setStart(day ?? "")} />
        <DateField
          label={t("seriesTo")}
          value={end}
          onChange={(day) => setEnd(day ?? "")}
          error={start && end && isBackwards({ start, end }) ? t("backwards") : undefined}
        />
        <ChoiceField
          label={t("changeover")}
          empty={false}
          value={String(changeover)}
          onChange={(day) => setChangeover(Number(day))}
          choices={WEEKDAYS.map((day) => ({ value: String(day), label: nameOfWeekday(day, locale) }))}
        />
        <NumberField
          label={t("nightsOfStay")}
          unit={t("nights")}
          decimals={0}
          min={1}
          max={MOST_NIGHTS}
          value={nights}
          onChange={setNights}
        />
        <NumberField
          label={t("price")}
          hint={t("priceHint")}
          isMoney
          min={0}
          value={price}
          onChange={setPrice}
        />
        {types.length > 1 && (
          <ChoiceField
            label={t("kind")}
            empty={false}
            value={String(type)}
            onChange={(id) => setChosen(Number(id))}
            choices={types.map(({ id, name }) => ({ value: String(id), label: textOf(name, locale) }))}
          />
        )}
        <div className={styles.ways}>
          <Button look="quiet" disabled={!canAdd} onClick={add}>
            {t("addSeries")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
