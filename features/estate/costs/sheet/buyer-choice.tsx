import { useEffect, useRef } from "react";
import { BUYER_QUERY_NAME } from "#domain/costs/registration-duties.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Amount } from "#ui/label/price.tsx";
import { Button } from "#ui/link/button.tsx";
import styles from "./buyer-choice.module.css";
import type { PurchaseView } from "../view/cost-view.ts";

type BuyerChoiceProps = {
  readonly href: string;
  readonly purchases: readonly PurchaseView[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

/** Two cards within the line of duties; without scripts a form that asks for the page again. */
export function BuyerChoice({ href, purchases, chosen, onChoose }: BuyerChoiceProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  // A card pressed while the script was on its way, or that the browser brought back, counts as well.
  useEffect(() => {
    const asked = form.current && new FormData(form.current).get(BUYER_QUERY_NAME);
    const index = purchases.findIndex(({ buyer }) => buyer === asked);
    if (index >= 0) onChoose(index);
  }, [purchases, onChoose]);
  return (
    <dd className={styles.choice}>
      <form ref={form} action={href}>
        <fieldset className={styles.cards}>
          <legend className={styles.legend}>{t("costs.buyer.legend")}</legend>
          {purchases.map(({ buyer, rate, name, dutyAmount }, index) => (
            <label key={buyer} className={styles.card}>
              <input
                type="radio"
                name={BUYER_QUERY_NAME}
                value={buyer}
                defaultChecked={index === chosen}
                onChange={() => onChoose(index)}
              />
              <span className={styles.rate}>{rate}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.amount}>
                <Amount amount={dutyAmount} />
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="quiet" className={styles.apply}>
          {t("costs.buyer.apply")}
        </Button>
      </form>
    </dd>
  );
}
