import { EstateCard } from "../../card/estate-card.tsx";
import { type ListingMapView, loadCards } from "../load-markers.ts";
import { PickedCards, usePickedCards } from "./picked-cards.tsx";

type PickedEstatesProps = {
  readonly view: ListingMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** The small card of what was clicked on the map. */
export function PickedEstates({ view, ids, onClose }: PickedEstatesProps) {
  const cards = usePickedCards(view, ids, loadCards);
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
