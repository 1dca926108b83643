import { CardGrid } from "../listing/card-grid.tsx";
import type { CardView } from "../listing/card-view.ts";
import styles from "./similar-estates.module.css";

type SimilarEstatesProps = { readonly estates: readonly CardView[]; readonly heading: string };

/** Homes that come close, for who does not buy this one. */
export function SimilarEstates({ estates, heading }: SimilarEstatesProps) {
  if (estates.length === 0) return null;
  return (
    <section className={styles.similar}>
      <h2>{heading}</h2>
      <CardGrid cards={estates} />
    </section>
  );
}
