import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Price } from "#ui/label/price.tsx";
import type { PriceView } from "./estate-view.ts";
import styles from "./asking-price.module.css";

/** What is asked, as what and per what; on request where the agency does not say. */
export function AskingPrice({ price }: { readonly price: PriceView | null }) {
  const t = useTranslate();
  if (!price) return <span className={styles.price}>{t("listing.priceOnRequest")}</span>;
  return (
    <span className={styles.price}>
      {price.before && <small>{t(price.before)} </small>}
      <Price amount={price.text} />
      {price.period && (
        <small>
          {" "}
          <Localized words={price.period} />
        </small>
      )}
      {price.annuity && (
        <>
          {" "}
          <small className={styles.annuity}>{t("estate.annuity", { annuity: price.annuity })}</small>
        </>
      )}
    </span>
  );
}
