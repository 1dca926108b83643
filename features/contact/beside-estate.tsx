import type { ReactNode } from "react";
import type { CardView } from "#features/listings/card/card-view.ts";
import { EstateCard } from "#features/listings/card/estate-card.tsx";
import styles from "./beside-estate.module.css";

type BesideEstateProps = {
  readonly heading: string;
  readonly card: CardView | null;
  readonly children: ReactNode;
};

/** What a visitor asks about one listing, beside that listing. */
export function BesideEstate({ heading, card, children }: BesideEstateProps) {
  return (
    <article className={styles.page}>
      <div className={styles.about}>
        <h1>{heading}</h1>
        {card && <EstateCard card={card} headingLevel="h2" />}
      </div>
      <div className={styles.card} data-dialog-content="">
        {children}
      </div>
    </article>
  );
}
