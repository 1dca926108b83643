import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./filter-part.module.css";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";

type FilterQuestionProps = {
  readonly label: string;
  /** What is chosen, or what holds when nothing is. */
  readonly summary: string;
  readonly isChosen: boolean;
  /** In the sheet of phones its choices are in sight at once. */
  readonly isUnfolded?: boolean;
  readonly children: ReactNode;
};

/** One question of the filter: its answer in the bar, its choices below. */
export function FilterQuestion({
  label,
  summary,
  isChosen,
  isUnfolded = false,
  children,
}: FilterQuestionProps) {
  return (
    <Menu
      className={classNames(styles.part, isUnfolded && styles.unfolded)}
      buttonClass={styles.button}
      panelClass={styles.panel}
      button={
        <>
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            <span className={styles.summary} data-chosen={isChosen || undefined}>
              {summary}
            </span>
          </span>
          <Icon name="down" className={styles.arrow} />
        </>
      }
    >
      {children}
    </Menu>
  );
}
