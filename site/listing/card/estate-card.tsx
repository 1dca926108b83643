import { useId } from "react";
import { preload } from "react-dom";
import { Heart } from "../../favorites/heart.tsx";
import { Kept } from "../../ui/kept.tsx";
import { CARD_SIZES, CardContent } from "./card-content.tsx";
import { cardGaps } from "./card-gaps.ts";
import type { CardView } from "./card-view.ts";
import styles from "./estate-card.module.css";

type EstateCardProps = {
  readonly card: CardView;
  readonly isUrgent?: boolean;
  readonly headingLevel?: "h2" | "h3";
};

/** One listing: its title is the link, and the whole card takes the press. */
export function EstateCard(props: EstateCardProps) {
  return <PlacedCard {...props} place={useId()} />;
}

type PlacedCardProps = EstateCardProps & {
  /** The id of its heart. */
  readonly place: string;
};

/** The same among others, which share one id of React's. */
export function PlacedCard({ card, isUrgent = false, headingLevel = "h3", place }: PlacedCardProps) {
  if (import.meta.env.SSR && isUrgent) preloadPicture(card);
  const gaps = import.meta.env.SSR ? cardGaps(card) : null;
  return (
    <Kept
      as="article"
      className={styles.card}
      data-estate={card.id}
      by={() => `card ${headingLevel} ${isUrgent} ${gaps?.shape}`}
      values={[place, card.id, ...(gaps?.texts ?? [])]}
    >
      {([heartPlace, id, ...texts]) => {
        const shown = gaps?.filled(texts) ?? card;
        return (
          <>
            <div className={styles.content}>
              <CardContent card={shown} headingLevel={headingLevel} isUrgent={isUrgent} />
            </div>
            <Heart id={id as number} place={String(heartPlace)} home={shown.title.text} />
          </>
        );
      }}
    </Kept>
  );
}

/** A picture that is needed at once is told of in the page's head. */
function preloadPicture({ picture }: CardView): void {
  if (!picture) return;
  const { src, srcSet } = picture;
  const sizes = srcSet ? { imageSrcSet: srcSet, imageSizes: CARD_SIZES } : {};
  preload(src, { as: "image", ...sizes, fetchPriority: "high" });
}
