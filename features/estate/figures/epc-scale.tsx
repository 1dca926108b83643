import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./epc-scale.module.css";
import type { EpcView } from "../estate-view.ts";

/**
 * The region's labels with this estate's own marked, with its figure below it; a figure without a label stands on a bar of 0 to 700 kWh/m². The letter is always
 * there, never colour alone.
 */
export function EpcScale({ epc }: { readonly epc: EpcView | null }) {
  const t = useTranslate();
  if (!epc) return null;
  const label = epc.labels.join("–");
  const isOnScale = epc.scale.includes(epc.labels[0] ?? "");
  return (
    <div className={styles.energy}>
      {(epc.co2 || (label && !isOnScale)) && (
        <p className={styles.reading}>
          {label && !isOnScale && <strong>{label}</strong>}
          {epc.co2 && (
            <span>
              {t("display.field.co2_emission")} <strong>{epc.co2}</strong>
            </span>
          )}
        </p>
      )}
      {isOnScale && (
        <ol
          className={styles.scale}
          data-figure={epc.valueAt !== null || undefined}
          aria-label={t("estate.epcScale", { label: [label, epc.value].filter(Boolean).join(", ") })}
        >
          {epc.scale.map((step) => (
            <li key={step} data-label={step} aria-current={epc.labels.includes(step) ? "true" : undefined}>
              {step}
              {step === epc.valueAt && <span className={styles.figure}> {epc.value}</span>}
            </li>
          ))}
        </ol>
      )}
      {epc.percentage !== null && <Bar percentage={epc.percentage} value={epc.value} />}
    </div>
  );
}

type EpcScalesProps = { readonly epc: EpcView | null; readonly shared: EpcView | null };

/** The estate's scale, and below it that of the building's shared parts. */
export function EpcScales({ epc, shared }: EpcScalesProps) {
  const t = useTranslate();
  return (
    <>
      <EpcScale epc={epc} />
      {shared?.heading && <h3 className={styles.heading}>{t(shared.heading)}</h3>}
      <EpcScale epc={shared} />
    </>
  );
}

type BarProps = { readonly percentage: number; readonly value: string | null };

/** The figure itself on 0 to 700 kWh/m², where no letter tells its place. */
function Bar({ percentage, value }: BarProps) {
  const place = `${percentage}%`;
  return (
    <div className={styles.gauge}>
      <svg className={styles.bar} width="100%" height="36">
        <text x={place} y="14" textAnchor={anchorAt(percentage)}>
          {value}
        </text>
        <g aria-hidden="true">
          <rect y="24" width="100%" height="10" rx="5" />
          <rect y="24" width={place} height="10" rx="5" />
        </g>
      </svg>
      <span aria-hidden="true">0</span>
      <span aria-hidden="true">700 kWh/m²</span>
    </div>
  );
}

/** Percent from either end of the bar within which its figure would not have room on both sides. */
const NEAR_END = 14;

function anchorAt(percentage: number): "start" | "middle" | "end" {
  if (percentage < NEAR_END) return "start";
  return percentage > 100 - NEAR_END ? "end" : "middle";
}
