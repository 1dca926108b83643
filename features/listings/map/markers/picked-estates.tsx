import { useEffect, useState } from "react";
import { EstateCard } from "../../card/estate-card.tsx";
import type { CardView } from "../../card/card-view.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { type ListingMapView, loadCards } from "../load-markers.ts";
import { MOST_PICKED, PickedCards } from "./picked-cards.tsx";

type PickedEstatesProps = {
  readonly view: ListingMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** The small card of what was clicked on the map. */
export function PickedEstates({ view, ids, onClose }: PickedEstatesProps) {
  const locale = useLocale();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    let isStale = false;
    void loadCards(view, locale, ids.slice(0, MOST_PICKED)).then((found) => !isStale && setCards(found));
    return () => {
      isStale = true;
    };
  }, [view, locale, ids]);
  if (cards.length === 0) return null;
  return (
    <PickedCards onClose={onClose}>
      {cards.map((card) => (
        <li key={card.id}>
          <EstateCard card={card} />
        </li>
      ))}
    </PickedCards>
  );
}
