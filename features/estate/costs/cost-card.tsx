import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Price } from "#ui/label/price.tsx";
import { CardLink } from "#ui/link/card-link.tsx";
import { CostBar } from "./sheet/cost-bar.tsx";
import styles from "./cost-card.module.css";
import type { CostCardView } from "./view/cost-view.ts";

/** On the page of an estate: what it costs in the end as a bar and a sum, and the way to each line of it. */
export function CostCard({ costs }: { readonly costs: CostCardView | null }) {
  const t = useTranslate();
  if (!costs) return null;
  const { href, text, bar, totals } = costs;
  return (
    <section className={styles.card} aria-labelledby="costs-title">
      <h2 id="costs-title">
        <CardLink href={href}>{t("costs.heading")}</CardLink>
      </h2>
      {href && <Icon name="arrow" className={styles.arrow} />}
      <p>{text}</p>
      {bar && <CostBar bar={bar} />}
      {totals.length > 0 && (
        <dl className={styles.totals}>
          {totals.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
