import { useState } from "react";
import { Link } from "wouter";
import { formatDate, inBrussels } from "#domain/format/moments.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { nightsOf } from "#domain/rental/period.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import type { Stay } from "../api/published.ts";
import { DateField } from "../fields/date-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { useNow } from "../shell/use-now.ts";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import { isBackwards, isWhole, overlapsIn, type Period, stayIn } from "./periods.ts";
import styles from "./rentals.module.css";

type PeriodsCardProps = {
  readonly periods: readonly Period[];
  readonly types: readonly { readonly id: number; readonly name: Multilingual }[];
  /** Those that the agency accepted at this home. */
  readonly stays: readonly Stay[];
  readonly onChange: (periods: readonly Period[]) => void;
};

const A_PART = 30;

/** The periods to come, in the order of their days; one that is let, or in another's way, says so. */
export function PeriodsCard({ periods, types, stays, onChange }: PeriodsCardProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const today = inBrussels(useNow())!.date;
  const [open, setOpen] = useState<number | null>(null);
  const [most, setMost] = useState(A_PART);
  const met = overlapsIn(periods);
  // In the order of the document: a day that is being typed moves no row.
  const coming = periods.filter(({ end, id }) => end >= today || id === open || met.has(id));
  return (
    <Card title={t("periods")} count={coming.length}>
      {coming.length === 0 && <p className={styles.inside}>{t("noPeriods")}</p>}
      <ul>
        {coming.slice(0, most).map((period) => (
          <li key={period.id} className={styles.item}>
            <PeriodRow
              period={period}
              type={textOf(types.find(({ id }) => id === period.type?.id)?.name, locale)}
              met={met.get(period.id)}
              stay={stayIn(period, stays)}
              isOpen={open === period.id || met.has(period.id)}
              onToggle={() => setOpen(open === period.id ? null : period.id)}
              onChange={(next) => onChange(periods.map((one) => (one.id === next.id ? next : one)))}
              onRemove={() => {
                onChange(periods.filter(({ id }) => id !== period.id));
                focusTitleIfLost();
              }}
            />
          </li>
        ))}
      </ul>
      {coming.length > most && (
        <p className={styles.inside}>
          <Button look="quiet" onClick={() => setMost(most + A_PART)}>
            {t("more", { count: coming.length - most })}
          </Button>
        </p>
      )}
    </Card>
  );
}

type PeriodRowProps = {
  readonly period: Period;
  readonly type: string;
  readonly met: Period | undefined;
  readonly stay: Stay | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (period: Period) => void;
  readonly onRemove: () => void;
};

function PeriodRow({ period, type, met, stay, isOpen, onToggle, ...ways }: PeriodRowProps) {
  const t = useMessages();
  const { t: shared } = useLanguage();
  const { start, end, price, available = true } = period;
  const name = `${formatDate(start)} – ${formatDate(end)}`;
  const told = [
    type,
    isBackwards(period) ? null : t("countNights", { count: nightsOf(period) }),
    price == null ? shared("priceOnRequest") : formatEuro(price),
  ];
  return (
    <>
      <button className={styles.toggle} type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.about}>{told.filter(Boolean).join("\u00a0· ")}</span>
          {stay && <LetTag stay={stay} />}
        </span>
        {!available && !stay && <span className={styles.tag}>{t("blocked")}</span>}
        <Icon name="down" />
      </button>
      {isOpen &&
        (stay && isWhole(period, stay) ? (
          <LetNote />
        ) : (
          <PeriodFields {...{ period, met, ...ways }} name={name} />
        ))}
    </>
  );
}

function LetTag({ stay: { visitor } }: { readonly stay: Stay }) {
  const t = useMessages();
  return <span className={styles.tag}>{visitor.name ? t("letTo", { name: visitor.name }) : t("let")}</span>;
}

/** What a guest has is not changed by mistake. */
function LetNote() {
  const t = useMessages();
  return (
    <div className={styles.inside}>
      <p>{t("letLocked")}</p>
      <p className={styles.back}>
        <Link href="/stays?show=accepted">{t("toStays")}</Link>
      </p>
    </div>
  );
}

function PeriodFields({
  period,
  name,
  met,
  onChange,
  onRemove,
}: Pick<PeriodRowProps, "period" | "met" | "onChange" | "onRemove"> & { readonly name: string }) {
  const t = useMessages();
  const overlap = met && t("overlaps", { from: formatDate(met.start), to: formatDate(met.end) });
  const error = isBackwards(period) ? t("backwards") : overlap;
  return (
    <div className={styles.form}>
      <DateField
        label={t("arrival")}
        value={period.start}
        onChange={(start) => onChange({ ...period, start: start ?? "" })}
        error={overlap}
      />
      <DateField
        label={t("departure")}
        value={period.end}
        onChange={(end) => onChange({ ...period, end: end ?? "" })}
        error={error}
      />
      <NumberField
        label={t("price")}
        hint={t("priceHint")}
        isMoney
        min={0}
        value={period.price}
        onChange={(price) => onChange({ ...period, price: price as number | null })}
      />
      <NumberField
        label={t("leastNights")}
        unit={t("nights")}
        decimals={0}
        min={1}
        max={366}
        value={period.minimumNights}
        onChange={(nights) => onChange({ ...period, minimumNights: nights as number | null })}
      />
      <SwitchField
        label={t("blocked")}
        hint={t("blockedHint")}
        value={period.available === false}
        onChange={(isBlocked) => onChange({ ...period, available: !isBlocked })}
      />
      <div className={styles.ways}>
        <Button look="bare" aria-label={`${t("remove")}: ${name}`} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </div>
  );
}
