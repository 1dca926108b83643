import type { ChosenTime } from "./chosen-time.ts";
import styles from "./time-choice.module.css";
import type { DayView } from "./visit-view.ts";

type DayTimesProps = {
  readonly day: DayView;
  readonly group: string;
  readonly isOpen: boolean;
  readonly chosen: unknown;
  readonly onChoose?: (time: ChosenTime) => void;
};

/** A day that opens and closes, with its free times. */
export function DayTimes({ day, group, isOpen, chosen, onChoose }: DayTimesProps) {
  return (
    <details className={styles.day} name={`${group}-day`} open={isOpen}>
      <summary>
        <span>{day.text}</span>
        <span className={styles.free}>{day.free}</span>
      </summary>
      <div className={styles.times}>
        {day.times.map(({ start, text, spoken }) => (
          <label key={start} className={styles.time}>
            <input
              data-covering
              type="radio"
              name="start"
              value={start}
              aria-label={spoken}
              defaultChecked={start === chosen}
              onChange={onChoose && (() => onChoose({ start, spoken, date: day.date }))}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

/** The chosen time goes with the form, though its day is not shown. */
export function ElsewhereChosen({ chosen }: { readonly chosen: ChosenTime }) {
  return (
    <p className={styles.elsewhere}>
      <label className={styles.time}>
        <input data-covering type="radio" name="start" value={chosen.start} defaultChecked />
        <span>{chosen.spoken}</span>
      </label>
    </p>
  );
}
