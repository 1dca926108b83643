import { useState } from "react";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Price } from "#ui/label/price.tsx";
import { BuyerChoice } from "./buyer-choice.tsx";
import { CostLines } from "./cost-lines.tsx";
import type { HomeCostsView, PurchaseView } from "../view/cost-view.ts";
import { HomeCosts } from "./home-costs.tsx";
import { LoanForm } from "../loan/loan-form.tsx";
import { monthlyText } from "../loan/loan-figures.ts";
import { Notes } from "./notes.tsx";
import styles from "../layout/sheet.module.css";
import { TotalCard } from "./total-card.tsx";
import { useLoan } from "../loan/use-loan.ts";

type PurchaseSheetProps = HomeCostsView & {
  readonly href: string;
  readonly purchases: readonly PurchaseView[];
  /** Which of them the address asks for. */
  readonly initial: number;
  readonly notes: readonly string[];
  readonly visitHref: string | null;
};

/** A purchase with all its costs: for whom, line by line, and what a loan for it comes to; nothing typed leaves the browser. */
export const PurchaseSheet = defineIsland({
  name: "purchase-sheet",
  hydrate: "idle",
  messages: ["costs.loan."],
  Content: ({ href, purchases, initial, notes, energy, renovation, visitHref }: PurchaseSheetProps) => {
    const t = useTranslate();
    const [chosen, choose] = useState(initial);
    const purchase = purchases[chosen]!;
    const loan = useLoan(purchase.totalAmount);
    const monthly = monthlyText(loan);
    return (
      <div className={styles.sheet}>
        <div className={styles.sum}>
          <TotalCard
            label={purchase.totalLabel}
            total={purchase.total}
            bar={purchase.bar}
            visitHref={visitHref}
            isTyped
          >
            {monthly && (
              <p className={styles.monthly}>
                {t("costs.loan")} <Price amount={monthly} />
              </p>
            )}
          </TotalCard>
        </div>
        <div className={styles.story}>
          <section className={styles.card}>
            <h2>{t("costs.purchase")}</h2>
            <CostLines
              lines={purchase.lines}
              total={{ label: purchase.totalLabel, amount: purchase.total }}
              dutyChoice={
                purchases.length > 1 && (
                  <BuyerChoice href={href} purchases={purchases} chosen={chosen} onChoose={choose} />
                )
              }
            />
            <Notes notes={notes} />
          </section>
          <LoanForm loan={loan} />
          <HomeCosts energy={energy} renovation={renovation} />
        </div>
      </div>
    );
  },
});
