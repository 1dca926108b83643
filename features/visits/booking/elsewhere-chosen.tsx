import type { ChosenTime } from "./chosen-time.ts";
import styles from "./time-choice.module.css";

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
