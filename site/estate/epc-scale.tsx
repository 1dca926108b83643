import { useSay } from "../shell/say-context.tsx";
import styles from "./epc-scale.module.css";
import type { EpcView } from "./estate-view.ts";

/** The region's energy scale with this home's place on it; the letter is always there, never colour alone. */
export function EpcScale({ epc }: { readonly epc: EpcView | null }) {
  const say = useSay();
  if (!epc) return null;
  const spoken = [epc.label, epc.value].filter(Boolean).join(", ");
  return (
    <section className={styles.energy}>
      <h2>{say("estate.energy")}</h2>
      <p className={styles.reading}>
        {epc.label && <strong>{epc.label}</strong>} {epc.value}
      </p>
      <ol className={styles.scale} aria-label={say("estate.epcScale", { label: spoken })}>
        {epc.scale.map((label) => (
          <li key={label} data-label={label} aria-current={label === epc.label ? "true" : undefined}>
            {label}
          </li>
        ))}
      </ol>
      {epc.percentage !== null && (
        <svg className={styles.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="2" rx="1" />
          <rect width={epc.percentage} height="2" rx="1" />
        </svg>
      )}
    </section>
  );
}
