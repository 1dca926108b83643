import { useEffect, useState } from "react";
import { MOST_PICKED, PickedCards } from "#features/listings/map/markers/picked-cards.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { RentalCard } from "../rental-card.tsx";
import type { RentalCardView } from "../rental-card-view.ts";
import { loadStayCards, type StaysMapView } from "./load-stay-markers.ts";

type PickedHomesProps = {
  readonly view: StaysMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** The small cards of homes that were clicked on the map and stand on no card beside it. */
export function PickedHomes({ view, ids, onClose }: PickedHomesProps) {
  const locale = useLocale();
  const [cards, setCards] = useState<readonly RentalCardView[]>([]);
  useEffect(() => {
    let isStale = false;
    void loadStayCards(view, locale, ids.slice(0, MOST_PICKED)).then((found) => !isStale && setCards(found));
    return () => {
      isStale = true;
    };
  }, [view, locale, ids]);
  if (cards.length === 0) return null;
  return (
    <PickedCards onClose={onClose}>
      {cards.map((card) => (
        <li key={card.id} data-unit={card.id}>
          <RentalCard card={card} headingLevel="h3" />
        </li>
      ))}
    </PickedCards>
  );
}
