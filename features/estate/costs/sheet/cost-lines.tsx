import type { ReactNode } from "react";
import { Amount } from "#ui/label/price.tsx";
import styles from "./cost-lines.module.css";
import type { CostLineView } from "../view/cost-view.ts";

type CostLinesProps = {
  readonly lines: readonly CostLineView[];
  readonly total: { readonly label: string; readonly amount: string };
  /** What a visitor chooses within the line of duties. */
  readonly dutyChoice?: ReactNode;
};

/** Amounts below each other, each with what it is calculated from and who says so, and what they come to. */
export function CostLines({ lines, total, dutyChoice }: CostLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.key} className={styles.line}>
          <dt>{line.label}</dt>
          <dd className={styles.amount}>
            <Amount amount={line.amount} />
          </dd>
          {line.key === "duty" && dutyChoice}
          <LineNotes line={line} />
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className={styles.amount}>
          <Amount amount={total.amount} />
        </dd>
      </div>
    </dl>
  );
}

function LineNotes({ line: { notes, source } }: { readonly line: CostLineView }) {
  return (
    <dd className={styles.notes}>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {source && <span>{source}</span>}
    </dd>
  );
}
