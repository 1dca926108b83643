import type { ReactNode } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { GaragesAndLand } from "../listing-view.ts";
import { countsInWords, isGarage, pricesInWords } from "./counts-in-words.ts";
import styles from "./garages-and-land-row.module.css";

type GaragesAndLandRowProps = {
  readonly garagesAndLand: GaragesAndLand;
  /** Nothing else stands on the page. */
  readonly isAlone: boolean;
  /** Their cards. */
  readonly children: ReactNode;
};

/** Garages and land behind the homes, in one row that opens, without scripts too. `in-place/add-cards.ts` adds to it. */
export function GaragesAndLandRow({ garagesAndLand, isAlone, children }: GaragesAndLandRowProps) {
  const t = useTranslate();
  const prices = pricesInWords(garagesAndLand, t);
  return (
    <details className={styles.details} data-group="garages-and-land" open={isAlone}>
      <summary className={styles.row}>
        <span className={styles.icons}>
          {garagesAndLand.counts.map(({ id }) => (
            <Icon key={id} name={isGarage(id) ? "garage" : "land"} />
          ))}
        </span>
        <strong>{countsInWords(garagesAndLand, t)}</strong>
        {prices && <span className={styles.prices}>{prices}</span>}
        <span className={styles.way}>
          <span className={styles.show}>{t("listing.showGaragesAndLand")}</span>
          <span className={styles.hide}>{t("listing.hideGaragesAndLand")}</span>
          <Icon name="down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
