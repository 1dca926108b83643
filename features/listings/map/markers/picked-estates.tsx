import { useEffect, useState } from "react";
import { EstateCard } from "../../card/estate-card.tsx";
import type { CardView } from "../../card/card-view.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type ListingMapView, loadCards } from "../load-markers.ts";
import styles from "./picked-estates.module.css";

type PickedEstatesProps = {
  readonly view: ListingMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** Estates that share one place: more than these are better looked for in the list. */
const MOST = 12;

/** The small card of what was clicked on the map. */
export function PickedEstates({ view, ids, onClose }: PickedEstatesProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    let isStale = false;
    void loadCards(view, locale, ids.slice(0, MOST)).then((found) => !isStale && setCards(found));
    return () => {
      isStale = true;
    };
  }, [view, locale, ids]);
  if (cards.length === 0) return null;
  return (
    <section className={styles.picked} aria-label={t("map.picked")} aria-live="polite">
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <EstateCard card={card} />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} aria-label={t("map.closePicked")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
