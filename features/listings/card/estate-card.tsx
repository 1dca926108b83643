import { useId } from "react";
import { preload } from "react-dom";
import { Cached } from "#platform/render/cached.tsx";
import { Heart } from "../heart/heart.tsx";
import { CARD_SIZES, CardContent } from "./card-content.tsx";
import type { CardView } from "./card-view.ts";
import styles from "./estate-card.module.css";

type EstateCardProps = {
  readonly card: CardView;
  readonly isUrgent?: boolean;
  readonly headingLevel?: "h2" | "h3";
  /** Without one where the page has another way to let go of it. */
  readonly hasHeart?: boolean;
};

/** One listing: its title is the link, and the whole card takes the press. */
export function EstateCard(props: EstateCardProps) {
  return <PlacedCard {...props} place={useId()} />;
}

type PlacedCardProps = EstateCardProps & {
  /** The id of its heart. */
  readonly place: string;
};

/** The same among others, which tell their hearts apart themselves. */
export function PlacedCard({
  card,
  isUrgent = false,
  headingLevel = "h3",
  hasHeart = true,
  place,
}: PlacedCardProps) {
  if (isUrgent) preloadPicture(card);
  const content = <CardContent card={card} headingLevel={headingLevel} isUrgent={isUrgent} />;
  return (
    <article className={styles.card} data-estate={card.id}>
      {isUrgent ? (
        <div className={styles.content}>{content}</div>
      ) : (
        <Cached as="div" className={styles.content} by={`card ${headingLevel} ${JSON.stringify(card)}`}>
          {content}
        </Cached>
      )}
      {hasHeart && <Heart id={card.id} place={place} estate={card.title.text} />}
    </article>
  );
}

/** A picture that is needed at once is told of in the page's head. */
function preloadPicture({ picture }: CardView): void {
  if (!picture) return;
  const { src, srcSet } = picture;
  const sizes = srcSet ? { imageSrcSet: srcSet, imageSizes: CARD_SIZES } : {};
  preload(src, { as: "image", ...sizes, fetchPriority: "high" });
}
