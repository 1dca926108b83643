import { PickedCards, usePickedCards } from "#features/listings/map/markers/picked-cards.tsx";
import { RentalCard } from "../rental-card.tsx";
import { loadStayCards, type StaysMapView } from "./load-stay-markers.ts";

type PickedHomesProps = {
  readonly view: StaysMapView;
  readonly ids: readonly number[];
  readonly onClose: () => void;
};

/** The small cards of homes that were clicked on the map and stand on no card beside it. */
export function PickedHomes({ view, ids, onClose }: PickedHomesProps) {
  const cards = usePickedCards(view, ids, loadStayCards);
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
