import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { Amount } from "#ui/label/price.tsx";
import type { CardView } from "./card-view.ts";
import styles from "./estate-card.module.css";

export function CardPrice({ price }: { readonly price: CardView["price"] }) {
  const say = useSay();
  if (!price) return <p className={styles.onRequest}>{say("listing.priceOnRequest")}</p>;
  return (
    <p className={styles.price}>
      {price.before && <span className={styles.beside}>{say(price.before)} </span>}
      <Amount amount={price.text} />
      {price.period && (
        <span className={styles.beside}>
          {" "}
          <Spoken words={price.period} />
        </span>
      )}
      {price.annuity && (
        <span className={styles.beside}> {say("listing.annuity", { annuity: price.annuity })}</span>
      )}
    </p>
  );
}
