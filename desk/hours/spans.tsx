import { useId } from "react";
import fieldStyles from "#ui/form/field.module.css";
import { FieldError } from "#ui/form/field-error.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { changeSpan, type DayHours, withoutSpan, withSpan } from "./day-hours.ts";
import { problemOf } from "./office-hours.ts";
import styles from "./spans.module.css";
import { useMessages } from "./messages.ts";

type SpansProps<Day extends DayHours> = {
  /** As the fields name the day. */
  readonly name: string;
  readonly day: Day;
  readonly onChange: (day: Day) => void;
};

/** From when to when an office is open on a day; more than once where it closes at noon. */
export function Spans<Day extends DayHours>({ name, day, onChange }: SpansProps<Day>) {
  const t = useMessages();
  const id = useId();
  const problem = problemOf(day);
  return (
    <div className={styles.spans}>
      {day.spans.map((span, at) => {
        const isWrong = problem?.at === at;
        const timeOf = (end: "from" | "to") => (
          <input
            className={fieldStyles.input}
            type="time"
            required
            aria-label={t(`${end}`, { day: name })}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            value={span[end]}
            onChange={({ target }) => onChange(changeSpan(day, at, { [end]: target.value }))}
          />
        );
        return (
          // Spans have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.span}>
            {timeOf("from")}
            <span aria-hidden="true">–</span>
            {timeOf("to")}
            {day.spans.length > 1 && (
              <Button
                look="bare"
                aria-label={t("removeSpan", { day: name, number: at + 1 })}
                onClick={() => onChange(withoutSpan(day, at))}
              >
                <Icon name="close" />
              </Button>
            )}
          </div>
        );
      })}
      <FieldError id={id}>{problem && t(problem.why)}</FieldError>
      <Button
        look="bare"
        className={styles.add}
        aria-label={`${t("addSpan")}: ${name}`}
        onClick={() => onChange(withSpan(day))}
      >
        {t("addSpan")}
      </Button>
    </div>
  );
}
