import { useContext } from "react";
import { Heart } from "../../favorites/heart.tsx";
import { CardContent } from "./card-content.tsx";
import type { CardView } from "./card-view.ts";
import styles from "./estate-card.module.css";
import { KeptCardsContext } from "./kept-cards.ts";

type EstateCardProps = {
  readonly card: CardView;
  readonly isUrgent?: boolean;
  readonly headingLevel?: "h2" | "h3";
};

/** One listing: its title is the link, and the whole card takes the press. */
export function EstateCard({ card, isUrgent = false, headingLevel = "h3" }: EstateCardProps) {
  const kept = useContext(KeptCardsContext);
  const content = { card, headingLevel, isUrgent };
  return (
    <article className={styles.card} data-estate={card.id}>
      {/* A picture that is needed at once is React's to draw: it tells the page's head. */}
      {kept && !isUrgent ? (
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: kept(content) }} />
      ) : (
        <div className={styles.content}>
          <CardContent {...content} />
        </div>
      )}
      <Heart id={card.id} home={card.title.text} />
    </article>
  );
}
