import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Price } from "#ui/label/price.tsx";
import type { ChosenStayView } from "./chosen-stay-view.ts";
import styles from "./stay-costs.module.css";

type Free = Extract<ChosenStayView, { readonly kind: "free" }>;

/** What the chosen stay costs these people, line by line, before they ask for it. */
export function StayCosts({ stay }: { readonly stay: Free }) {
  const t = useTranslate();
  return (
    <section className={styles.costs} aria-labelledby="stay-costs-title">
      <h2 id="stay-costs-title">{t("rentals.chosen.costs")}</h2>
      <dl className={styles.lines}>
        {stay.lines.map(({ label, note, amount }) => (
          <div key={label}>
            <dt>
              {label} {note && <small>{note}</small>}
            </dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t("rentals.chosen.total")}</dt>
          <dd>
            <Price amount={stay.total} />
          </dd>
        </div>
      </dl>
      {stay.deposit && (
        <div className={styles.beside}>
          <h3>{t("rentals.chosen.beside")}</h3>
          <dl className={styles.lines}>
            <div>
              <dt>
                {t("rentals.chosen.deposit")} <small>{t("rentals.chosen.depositBack")}</small>
              </dt>
              <dd>
                <Price amount={stay.deposit} />
              </dd>
            </div>
          </dl>
        </div>
      )}
      {stay.unknown.length > 0 && (
        <p className={styles.note}>{t("rentals.chosen.unknown", { costs: stay.unknown.join(", ") })}</p>
      )}
      <p className={styles.note}>
        <Icon name="check" /> <span>{t("rentals.chosen.noBooking")}</span>
      </p>
    </section>
  );
}
