import { EstateCard } from "#features/listings/card/estate-card.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { SimilarListView } from "./estate-view.ts";
import styles from "./similar-estates.module.css";

type SimilarEstatesProps = { readonly similar: SimilarListView };

/** Estates that come close, each with why, for who does not buy this one. */
export function SimilarEstates({ similar: { estates, basis } }: SimilarEstatesProps) {
  const t = useTranslate();
  if (estates.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <header>
        <h2 id="similar-title">{t("estate.similar")}</h2>
        <p>{t(basis.words, basis.given)}</p>
      </header>
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
