import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { EnergyCostsView, HomeCostsView, RenovationView } from "../view/cost-view.ts";
import sheet from "../layout/sheet.module.css";
import styles from "./home-costs.module.css";

/** What living there costs, and what a buyer must still do. */
export function HomeCosts({ energy, renovation }: HomeCostsView) {
  return (
    <>
      {energy && <Energy energy={energy} />}
      {renovation && <Renovation renovation={renovation} />}
    </>
  );
}

function Energy({ energy }: { readonly energy: EnergyCostsView }) {
  const t = useTranslate();
  return (
    <section className={sheet.card}>
      <h2>{t("costs.energy")}</h2>
      <p>{energy.label}</p>
      <p className={styles.range}>{energy.range}</p>
      <p className={`${sheet.note} ${styles.notes}`}>
        {energy.notes.join(" ")} <span>{energy.source}</span>
      </p>
    </section>
  );
}

function Renovation({ renovation }: { readonly renovation: RenovationView }) {
  const t = useTranslate();
  return (
    <section className={sheet.card}>
      <h2>{t("costs.renovation")}</h2>
      <p>{renovation.text}</p>
      <p className={`${sheet.note} ${styles.notes}`}>
        <span>{renovation.source}</span>
      </p>
    </section>
  );
}
