import { EstateCard } from "#features/listings/card/estate-card.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { SimilarView } from "./estate-view.ts";
import styles from "./similar-estates.module.css";

type SimilarEstatesProps = { readonly estates: readonly SimilarView[]; readonly heading: string };

/** Estates that come close, each with why, for who does not buy this one. */
export function SimilarEstates({ estates, heading }: SimilarEstatesProps) {
  const t = useTranslate();
  if (estates.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">{heading}</h2>
      <ul>
        {estates.map(({ card, reasons }) => (
          <li key={card.id}>
            <EstateCard card={card} />
            {reasons.length > 0 && <p>{reasons.map(({ words, given }) => t(words, given)).join(" · ")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
