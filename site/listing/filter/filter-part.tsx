import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { Kept } from "../../ui/kept.tsx";
import { Menu } from "../../ui/overlay/menu.tsx";
import styles from "./filter-part.module.css";

type FilterPartProps = {
  readonly label: string;
  /** What is chosen, or what holds when nothing is. */
  readonly summary: string;
  readonly isChosen: boolean;
  /** A kept part. */
  readonly children: ReactNode;
};

/** One question of the filter: its answer in the bar, its choices below. */
export function FilterPart({ label, summary, isChosen, children }: FilterPartProps) {
  return (
    <Kept by={() => `question ${isChosen}`} values={[label, summary]} parts={[children]}>
      {([shownLabel, shownSummary], [choices]) => (
        <Menu
          className={styles.part}
          buttonClass={styles.button}
          panelClass={styles.panel}
          button={
            <>
              <span className={styles.words}>
                <span className={styles.label}>{shownLabel}</span>
                <span className={styles.summary} data-chosen={isChosen || undefined}>
                  {shownSummary}
                </span>
              </span>
              <Icon name="down" className={styles.arrow} />
            </>
          }
        >
          {choices}
        </Menu>
      )}
    </Kept>
  );
}
