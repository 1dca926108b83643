import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { CostLines } from "./cost-lines.tsx";
import type { EnergyCostsView, RentLinesView } from "../view/cost-view.ts";
import { HomeCosts } from "./home-costs.tsx";
import { Notes } from "./notes.tsx";
import styles from "../layout/sheet.module.css";
import { TotalCard } from "./total-card.tsx";

type RentSheetProps = {
  readonly rent: RentLinesView;
  readonly notes: readonly string[];
  readonly energy: EnergyCostsView | null;
  readonly visitHref: string | null;
};

/** A rent by the month with all that belongs to it, and what is due when it starts. */
export function RentSheet({ rent, notes, energy, visitHref }: RentSheetProps) {
  const t = useTranslate();
  return (
    <div className={styles.sheet}>
      <div className={styles.sum}>
        <TotalCard label={rent.allIn.label} total={rent.allIn.amount} bar={null} visitHref={visitHref} />
      </div>
      <div className={styles.story}>
        <section className={styles.card}>
          <h2>{t("costs.rent.monthly")}</h2>
          <CostLines lines={rent.monthly} total={rent.allIn} />
          <Notes notes={notes} />
        </section>
        <section className={styles.card}>
          <h2>{t("costs.rent.start")}</h2>
          <CostLines lines={rent.start} total={rent.due} />
        </section>
        <HomeCosts energy={energy} renovation={null} />
      </div>
    </div>
  );
}
