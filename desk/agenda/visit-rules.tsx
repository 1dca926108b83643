import { NumberField } from "../fields/number-field.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./agenda.module.css";
import type { Agenda } from "./days-off.ts";
import { useMessages } from "./messages.ts";

const RULES = [
  { field: "slotMinutes", unit: "minutes", min: 5, max: 480 },
  { field: "bufferMinutes", unit: "minutes", min: 0, max: 480 },
  { field: "noticeHours", unit: "hours", min: 0, max: 720 },
  { field: "horizonDays", unit: "days", min: 1, max: 365 },
] as const;

/** How long visits are, what lies between them, and when they can be booked. */
export function VisitRules({
  agenda,
  onChange,
}: {
  readonly agenda: Agenda;
  readonly onChange: (agenda: Agenda) => void;
}) {
  const t = useMessages();
  return (
    <Card title={t("rules")}>
      <div className={styles.rules}>
        {RULES.map(({ field, unit, min, max }) => (
          <NumberField
            key={field}
            label={t(field)}
            unit={t(unit)}
            decimals={0}
            min={min}
            max={max}
            value={agenda[field]}
            error={agenda[field] === null ? t("fill") : undefined}
            // What can't be a number yet is refused before it is published.
            onChange={(value) => onChange({ ...agenda, [field]: value as number })}
          />
        ))}
      </div>
    </Card>
  );
}
