import { formatNumber } from "#domain/locale/number.ts";
import type { Figures } from "../api/published.ts";
import { useMessages } from "./messages.ts";
import { shownOf } from "./shown-of.ts";
import styles from "./tiles.module.css";

type TileProps = { readonly label: string; readonly value: string; readonly about: string };

/** The figures of the period at one glance. */
export function Tiles({ figures }: { readonly figures: Figures }) {
  const w = useMessages();
  const { searches, empty, alerts, questions, visits } = figures;
  const hours = questions.answeredWithinHours;
  const share = searches.count > 0 ? Math.round((empty.count / searches.count) * 100) : null;
  return (
    <dl className={styles.tiles}>
      <Tile label={w("searches")} value={shownOf(searches.count)} about={useChange(searches)} />
      <Tile
        label={w("empty")}
        value={shownOf(empty.count)}
        about={share === null ? "" : w("share", { share })}
      />
      <Tile
        label={w("alerts")}
        value={shownOf(alerts.waiting)}
        about={w("added", { count: shownOf(alerts.added) })}
      />
      <Tile
        label={w("questions")}
        value={formatNumber(questions.count, 0)}
        about={hours === null ? "" : w("answered", { hours: formatNumber(hours, hours < 10 ? 1 : 0) })}
      />
      <Tile
        label={w("visits")}
        value={formatNumber(visits.count, 0)}
        about={w("cancelled", { count: visits.cancelled })}
      />
    </dl>
  );
}

function Tile({ label, value, about }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.label}>{about}</dd>
    </div>
  );
}

function useChange({ count, before }: Figures["searches"]): string {
  const w = useMessages();
  if (before === 0) return "";
  const more = count - before;
  if (more === 0) return w("same");
  return w(more > 0 ? "more" : "less", { count: formatNumber(Math.abs(more), 0) });
}
