import type { ReactNode } from "react";
import styles from "./segmented.module.css";

type Segment = { readonly value: string; readonly label: ReactNode };

type SegmentedProps = {
  readonly legend: string;
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  readonly onChange?: (value: string) => void;
};

/** A few choices side by side of which one holds: radio buttons underneath. */
export function Segmented({ legend, name, segments, value, onChange }: SegmentedProps) {
  return (
    <fieldset className={styles.segmented}>
      <legend className={styles.legend}>{legend}</legend>
      {segments.map((segment) => (
        <label className={styles.segment} key={segment.value}>
          <input
            data-covering
            type="radio"
            name={name}
            value={segment.value}
            defaultChecked={segment.value === value}
            onChange={() => onChange?.(segment.value)}
          />
          <span className={styles.words}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
