import type { ReactNode } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Amount, Price } from "#ui/label/price.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { CostBar } from "./cost-bar.tsx";
import type { CostBarView } from "../view/cost-view.ts";
import styles from "./total-card.module.css";

type TotalCardProps = {
  readonly label: string;
  readonly total: string;
  readonly bar: CostBarView | null;
  readonly visitHref: string | null;
  /** Where a visitor types: that it stays on the device. */
  readonly isTyped?: boolean;
  /** Between the bar and what one can do: the loan, once there is one. */
  readonly children?: ReactNode;
};

/** The sum of all, its bar, and the ways on. */
export function TotalCard({ label, total, bar, visitHref, isTyped = false, children }: TotalCardProps) {
  const t = useTranslate();
  return (
    <section className={styles.card} aria-labelledby="costs-total">
      <div className={styles.body}>
        <h2 id="costs-total" className={styles.label}>
          {label}
        </h2>
        <p className={styles.total}>
          <Price amount={total} />
        </p>
        {bar && <BarWithLegend bar={bar} />}
        {children}
        <div className={styles.ways}>
          {visitHref && <LinkButton href={visitHref}>{t("visit.plan")}</LinkButton>}
          <PrintButton />
        </div>
      </div>
      <p className={styles.foot}>
        <strong>{t("costs.indicative")}</strong> {isTyped && t("costs.staysHere")}
      </p>
    </section>
  );
}

function BarWithLegend({ bar }: { readonly bar: CostBarView }) {
  const t = useTranslate();
  return (
    <div className={styles.drawing}>
      <CostBar bar={bar} isWithTail />
      <dl className={styles.legend}>
        <div className={styles.onTop}>
          <dt>{t("costs.onTop")}</dt>
          <dd>
            <Amount amount={bar.onTop} />
          </dd>
        </div>
        {bar.parts.map(({ key, label, amount }) => (
          <div key={key} data-part={key}>
            <dt>{label}</dt>
            <dd>
              <Amount amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The script of the estate's page prints. */
function PrintButton() {
  const t = useTranslate();
  return (
    <div className={styles.print} data-page-link="">
      <Button look="quiet" data-page-action="print">
        <Icon name="print" /> {t("costs.print")}
      </Button>
      <output hidden />
    </div>
  );
}
