import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Amount } from "#ui/label/price.tsx";
import type { CardView } from "./card-view.ts";
import styles from "./estate-card.module.css";

export function CardPrice({ price }: { readonly price: CardView["price"] }) {
  const t = useTranslate();
  if (!price) return <p className={styles.onRequest}>{t("listing.priceOnRequest")}</p>;
  return (
    <p className={styles.price}>
      {price.before && <span className={styles.beside}>{t(price.before)} </span>}
      <Amount amount={price.text} />
      {price.period && (
        <span className={styles.beside}>
          {" "}
          <Localized words={price.period} />
        </span>
      )}
      {price.annuity && (
        <span className={styles.beside}> {t("listing.annuity", { annuity: price.annuity })}</span>
      )}
    </p>
  );
}
