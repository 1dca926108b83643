import styles from "./cost-bar.module.css";
import type { BarPartView, CostBarView } from "../view/cost-view.ts";

/** Between two parts, in percent of the bar. */
const GAP = 0.6;
const BAR = 8;
const FAN = 10;

type CostBarProps = { readonly bar: CostBarView; readonly isWithTail?: boolean };

/** The price and what comes on top of it; with its tail, what is too thin to read there stands enlarged below. */
export function CostBar({ bar, isWithTail = false }: CostBarProps) {
  const [price] = bar.parts;
  const tailFrom = price ? price.start + price.share : 0;
  const height = isWithTail ? 2 * BAR + FAN : BAR;
  return (
    <svg
      className={isWithTail ? styles.withTail : styles.bar}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Parts parts={bar.parts} y={0} />
      {isWithTail && (
        <>
          <polygon
            className={styles.fan}
            points={`${tailFrom},${BAR} 100,${BAR} 100,${BAR + FAN} 0,${BAR + FAN}`}
          />
          <Parts parts={bar.tail} y={BAR + FAN} />
        </>
      )}
    </svg>
  );
}

function Parts({ parts, y }: { readonly parts: readonly BarPartView[]; readonly y: number }) {
  return parts.map(({ key, start, share }, at) => (
    <rect
      key={key}
      data-part={key}
      x={start}
      y={y}
      width={Math.max(share - (at < parts.length - 1 ? GAP : 0), 0.4)}
      height={BAR}
    />
  ));
}
