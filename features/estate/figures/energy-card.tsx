import type { EpcView } from "../estate-view.ts";
import styles from "./energy-card.module.css";
import { EpcScale } from "./epc-scale.tsx";

/** The certificate on a phone, which folds the part of the page that has it on a desk. */
export function EnergyCard({ epc }: { readonly epc: EpcView | null }) {
  if (!epc) return null;
  return (
    <div className={styles.card}>
      <p>{[epc.name, epc.labels.join("–")].filter(Boolean).join(" ")}</p>
      <EpcScale epc={epc} />
    </div>
  );
}
