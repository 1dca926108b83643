import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { Price } from "#ui/label/price.tsx";
import type { PriceView } from "./estate-view.ts";
import styles from "./asking-price.module.css";

/** What is asked, as what and per what; on request where the agency does not say. */
export function AskingPrice({ price }: { readonly price: PriceView | null }) {
  const say = useSay();
  if (!price) return <span className={styles.price}>{say("estate.priceOnRequest")}</span>;
  return (
    <span className={styles.price}>
      {price.before && <small>{say(price.before)} </small>}
      <Price amount={price.text} />
      {price.period && (
        <small>
          {" "}
          <Spoken words={price.period} />
        </small>
      )}
      {price.annuity && <small> {say("estate.annuity", { annuity: price.annuity })}</small>}
    </span>
  );
}
