import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./card-grid.module.css";
import type { CardView } from "./card-view.ts";
import { PlacedCard } from "./estate-card.tsx";

type CardGridProps = {
  readonly cards: readonly CardView[];
  /** The first of a page: the picture of its first card is on the first screen. */
  readonly isFirst?: boolean;
  readonly headingLevel?: "h2" | "h3";
  /** A fourth column where the screen has room for it. */
  readonly isDense?: boolean;
};

export function CardGrid({ cards, isFirst = false, headingLevel = "h3", isDense = false }: CardGridProps) {
  const gridId = useId();
  return (
    <ul className={classNames(styles.grid, isDense && styles.dense)}>
      {cards.map((card, at) => (
        <li className={styles.cell} key={card.id}>
          <PlacedCard
            card={card}
            isUrgent={isFirst && at === 0}
            headingLevel={headingLevel}
            place={`${gridId}-${card.id}`}
          />
        </li>
      ))}
    </ul>
  );
}
