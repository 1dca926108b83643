import { useSay } from "../../shell/words/say-context.tsx";
import styles from "./epc-scale.module.css";
import type { EpcView } from "../estate-view.ts";

/** The region's energy scale with this home's place on it; the letter is always there, never colour alone. */
export function EpcScale({ epc }: { readonly epc: EpcView | null }) {
  const say = useSay();
  if (!epc) return null;
  const label = epc.labels.join("–");
  const isOnScale = epc.scale.includes(epc.labels[0] ?? "");
  return (
    <div className={styles.energy}>
      {(!isOnScale || epc.co2) && (
        <p className={styles.reading}>
          {!isOnScale && <strong>{[label, epc.value].filter(Boolean).join(" · ")}</strong>}
          {epc.co2 && (
            <span>
              {say("display.field.co2_emission")} <strong>{epc.co2}</strong>
            </span>
          )}
        </p>
      )}
      <ol
        className={styles.scale}
        aria-label={say("estate.epcScale", { label: [label, epc.value].filter(Boolean).join(", ") })}
      >
        {epc.scale.map((step) => (
          <li key={step} data-label={step} aria-current={epc.labels.includes(step) ? "true" : undefined}>
            {step === epc.labels[0] && (
              <span className={styles.pointer}>{epc.value ?? say("estate.here")}</span>
            )}
            {step}
          </li>
        ))}
      </ol>
      {epc.percentage !== null && <Bar percentage={epc.percentage} />}
    </div>
  );
}

type EpcScalesProps = { readonly epc: EpcView | null; readonly shared: EpcView | null };

/** The home's scale, and below it that of the building's shared parts. */
export function EpcScales({ epc, shared }: EpcScalesProps) {
  const say = useSay();
  return (
    <>
      <EpcScale epc={epc} />
      {shared?.heading && <h3 className={styles.heading}>{say(shared.heading)}</h3>}
      <EpcScale epc={shared} />
    </>
  );
}

/** The figure itself on 0 to 700 kWh/m², which letters alone don't tell. */
function Bar({ percentage }: { readonly percentage: number }) {
  return (
    <div className={styles.gauge} aria-hidden="true">
      <svg className={styles.bar} viewBox="0 0 100 2" preserveAspectRatio="none">
        <rect width="100" height="2" />
        <rect width={percentage} height="2" />
      </svg>
      <span>0</span>
      <span>700 kWh/m²</span>
    </div>
  );
}
