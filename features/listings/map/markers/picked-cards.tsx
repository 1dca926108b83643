import { type ReactNode, useEffect, useState } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./picked-cards.module.css";

type PickedCardsProps = {
  /** An item of a list for each card. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** Homes that share one place: more than these are better looked for in the list. */
const MOST_PICKED = 12;

/** The cards of what was clicked; `load` is always the same function. */
export function usePickedCards<View, Card>(
  view: View,
  ids: readonly number[],
  load: (view: View, locale: Locale, ids: readonly number[]) => Promise<readonly Card[]>,
): readonly Card[] {
  const locale = useLocale();
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let isStale = false;
    void load(view, locale, ids.slice(0, MOST_PICKED)).then((found) => !isStale && setCards(found));
    return () => {
      isStale = true;
    };
  }, [view, locale, ids, load]);
  return cards;
}

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
