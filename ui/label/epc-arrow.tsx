import { classNames } from "../class-names.ts";
import styles from "./epc-arrow.module.css";
import { VisuallyHidden } from "../visually-hidden.tsx";

type EpcArrowProps = {
  /** A single label (`B`) or a pair of a worse and a better one (`F_C`). */
  readonly label: string;
  /** What the letter stands for: "EPC label". */
  readonly name: string;
  readonly className?: string | undefined;
};

/** The colour of a pair is that of its worse label, which the official form prints first. */
export function EpcArrow({ label, name, className }: EpcArrowProps) {
  return (
    <span className={classNames(styles.arrow, className)} data-label={label.split("_")[0]}>
      <VisuallyHidden>{name} </VisuallyHidden>
      {label.replace("_", "–")}
    </span>
  );
}
