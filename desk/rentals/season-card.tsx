import { useState } from "react";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { ChoiceField } from "../fields/choice-field.tsx";
import { DateField } from "../fields/date-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { useMessages } from "./messages.ts";
import { changeWithin, countWithin, isBackwards, type Period } from "./periods.ts";
import styles from "./rentals.module.css";

type SeasonCardProps = {
  readonly periods: readonly Period[];
  readonly types: readonly { readonly id: number; readonly name: Multilingual }[];
  readonly onChange: (periods: readonly Period[]) => void;
};

/** One price for a season, or days that are blocked or free again: all periods that begin on them at once. */
export function SeasonCard({ periods, types, onChange }: SeasonCardProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const announce = useAnnounce();
  const [start, setStart] = useState("");
  const [end, setEnd] = useState("");
  const [price, setPrice] = useState<number | string | null>(null);
  const [type, setType] = useState<number | null>(null);
  const days = { start, end, type };
  const isWrong = start !== "" && end !== "" && isBackwards(days);
  const count = isBackwards(days) ? 0 : countWithin(periods, days);
  const apply = (change: Parameters<typeof changeWithin>[2]) => {
    onChange(changeWithin(periods, days, change));
    announce(t("changed", { count }));
  };
  return (
    <Card title={t("season")}>
      <div className={styles.form}>
        <DateField label={t("seasonFrom")} value={start} onChange={(day) => setStart(day ?? "")} />
        <DateField
          label={t("seasonTo")}
          value={end}
          onChange={(day) => setEnd(day ?? "")}
          error={isWrong ? t("backwards") : undefined}
        />
        {types.length > 1 && (
          <ChoiceField
            label={t("kind")}
            empty={t("everyKind")}
            value={type === null ? null : String(type)}
            onChange={(id) => setType(id === null ? null : Number(id))}
            choices={types.map(({ id, name }) => ({ value: String(id), label: textOf(name, locale) }))}
          />
        )}
        <NumberField label={t("seasonPrice")} isMoney min={0} value={price} onChange={setPrice} />
        {start && end && <p className={styles.count}>{t("within", { count })}</p>}
        <div className={styles.ways}>
          <Button
            look="quiet"
            disabled={count === 0 || typeof price !== "number"}
            onClick={() => apply({ price: price as number })}
          >
            {t("setPrice")}
          </Button>
          <Button look="quiet" disabled={count === 0} onClick={() => apply({ available: false })}>
            {t("block")}
          </Button>
          <Button look="quiet" disabled={count === 0} onClick={() => apply({ available: true })}>
            {t("unblock")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
