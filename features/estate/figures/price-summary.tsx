import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { Localized } from "#features/site/messages/localized.tsx";
import type { PriceSummaryView } from "../estate-view.ts";
import styles from "./price-summary.module.css";

/** Lines that are due again and again; a deposit is paid once. */
const PER_PERIOD: ReadonlySet<string> = new Set(["rent", "charges", "chargesIncluded", "rentTotal"]);

type PriceSummaryProps = {
  readonly summary: PriceSummaryView | null;
  /** What a rent is counted per. */
  readonly period: LocalizedText | null;
};

/** What the price is made of, as a bar, and what it comes to with its costs. */
export function PriceSummary({ summary, period }: PriceSummaryProps) {
  if (!summary) return null;
  return (
    <div className={styles.summary}>
      {summary.parts.length > 0 && <Parts parts={summary.parts} />}
      {summary.lines.length > 0 && <Lines lines={summary.lines} period={period} />}
    </div>
  );
}

function Parts({ parts }: Pick<PriceSummaryView, "parts">) {
  const t = useTranslate();
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
            <dt>{t(label)}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type LinesProps = Pick<PriceSummaryView, "lines"> & Pick<PriceSummaryProps, "period">;

function Lines({ lines, period }: LinesProps) {
  const t = useTranslate();
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, amount, isTotal }) => (
        <div key={key} data-total={isTotal || undefined}>
          <dt>{t(label)}</dt>
          <dd>
            {amount}
            {period && PER_PERIOD.has(key) && (
              <small>
                {" "}
                <Localized words={period} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
