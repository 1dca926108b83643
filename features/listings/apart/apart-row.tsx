import type { ReactNode } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { ApartListings } from "../listing-view.ts";
import { countsInWords, pricesInWords } from "./apart-in-words.ts";
import styles from "./apart-row.module.css";

type ApartRowProps = {
  readonly apart: ApartListings;
  /** Nothing else stands on the page. */
  readonly isAlone: boolean;
  /** Their cards. */
  readonly children: ReactNode;
};

/** Garages and land behind the homes, in one row that opens, without scripts too. `in-place/add-cards.ts` adds to it. */
export function ApartRow({ apart, isAlone, children }: ApartRowProps) {
  const t = useTranslate();
  const prices = pricesInWords(apart, t);
  return (
    <details className={styles.apart} data-group="apart" open={isAlone}>
      <summary className={styles.row}>
        <span className={styles.icons}>
          {apart.counts.map(({ id }) => (
            <Icon key={id} name={id === 6 ? "garage" : "land"} />
          ))}
        </span>
        <strong>{countsInWords(apart, t)}</strong>
        {prices && <span className={styles.prices}>{prices}</span>}
        <span className={styles.way}>
          <span className={styles.show}>{t("listing.showApart")}</span>
          <span className={styles.hide}>{t("listing.hideApart")}</span>
          <Icon name="down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
