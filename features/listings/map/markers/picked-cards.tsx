import type { ReactNode } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./picked-cards.module.css";

type PickedCardsProps = {
  /** An item of a list for each card. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** Homes that share one place: more than these are better looked for in the list. */
export const MOST_PICKED = 12;

/** The small cards of what was clicked on a map. */
export function PickedCards({ children, onClose }: PickedCardsProps) {
  const t = useTranslate();
  return (
    <section className={styles.picked} aria-label={t("map.picked")} aria-live="polite">
      <ul className={styles.cards}>{children}</ul>
      <button type="button" className={styles.close} aria-label={t("map.closePicked")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
