import { useSay } from "../../shell/words/say-context.tsx";
import type { PriceSummaryView } from "../estate-view.ts";
import styles from "./price-summary.module.css";

/** What the price is made of, as a bar, and what it comes to with its costs. */
export function PriceSummary({ summary }: { readonly summary: PriceSummaryView | null }) {
  if (!summary) return null;
  return (
    <div className={styles.summary}>
      {summary.parts.length > 0 && <Parts parts={summary.parts} />}
      {summary.lines.length > 0 && <Lines lines={summary.lines} />}
    </div>
  );
}

function Parts({ parts }: Pick<PriceSummaryView, "parts">) {
  const say = useSay();
  return (
    <div>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ key, start, share }) => (
          <rect key={key} data-part={key} x={start} width={Math.max(share - 0.4, 0.2)} height="4" />
        ))}
      </svg>
      <dl className={styles.parts}>
        {parts.map(({ key, label, amount }) => (
          <div key={key} data-part={key}>
            <dt>{say(label)}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Lines({ lines }: Pick<PriceSummaryView, "lines">) {
  const say = useSay();
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, amount, isTotal }) => (
        <div key={key} data-total={isTotal || undefined}>
          <dt>{say(label)}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
