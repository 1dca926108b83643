import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Amount } from "#ui/label/price.tsx";
import type { StayTotalView } from "./chosen-stay-view.ts";
import styles from "./stay-total.module.css";

/** What the stay costs these people with all that cannot be avoided, where it is asked for. */
export function StayTotal({ total: { stay, amount } }: { readonly total: StayTotalView }) {
  const t = useTranslate();
  return (
    <output className={styles.total}>
      <span>
        {t("rentals.chosen.total")} <small>{stay}</small>
      </span>{" "}
      <strong>
        <Amount amount={amount} />
      </strong>
    </output>
  );
}
