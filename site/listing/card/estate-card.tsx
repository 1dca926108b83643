import { useContext, useId } from "react";
import { Heart } from "../../favorites/heart.tsx";
import { DrawnFavorites } from "../../favorites/use-favorites.ts";
import { Kept } from "../../ui/kept.tsx";
import { CardContent } from "./card-content.tsx";
import type { CardView } from "./card-view.ts";
import styles from "./estate-card.module.css";

type EstateCardProps = {
  readonly card: CardView;
  readonly isUrgent?: boolean;
  readonly headingLevel?: "h2" | "h3";
};

/** One listing: its title is the link, and the whole card takes the press. */
export function EstateCard({ card, isUrgent = false, headingLevel = "h3" }: EstateCardProps) {
  const heartId = useId();
  const isPersonal = useContext(DrawnFavorites) !== null;
  const content = { card, headingLevel, isUrgent };
  return (
    <Kept
      as="article"
      className={styles.card}
      data-estate={card.id}
      // A picture that is needed at once tells the page's head; a visitor's own hearts are nobody else's.
      isKept={!isUrgent && !isPersonal}
      by={() => JSON.stringify(content)}
      values={[heartId]}
    >
      {([place]) => (
        <>
          <div className={styles.content}>
            <CardContent {...content} />
          </div>
          <Heart id={card.id} place={String(place)} home={card.title.text} />
        </>
      )}
    </Kept>
  );
}
