import type { ReactNode } from "react";
import styles from "./filter-part.module.css";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";

type FilterQuestionProps = {
  readonly label: string;
  /** What is chosen, or what holds when nothing is. */
  readonly summary: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/** One question of the filter: its answer in the bar, its choices below. */
export function FilterQuestion({ label, summary, isChosen, children }: FilterQuestionProps) {
  return (
    <Menu
      className={styles.part}
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
