import { textOf } from "#domain/locale/multilingual.ts";
import type { Figures } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { bandNames } from "./bands.ts";
import styles from "./heat-table.module.css";
import { useMessages } from "./messages.ts";
import { heatOf, shownOf } from "./shown-of.ts";

const MOST = 12;

/** Where and at which price visitors look, with the number in each cell. */
export function HeatTable({ figures }: { readonly figures: Figures }) {
  const { locale } = useLanguage();
  const w = useMessages();
  const { places, missed, deal } = figures;
  const bands = bandNames({ ...figures, w });
  const [most] = missed;
  if (places.length === 0)
    return (
      <Card title={w("heat")}>
        <p className={styles.aside}>{w(figures.since === null ? "nothingYet" : "nothingShown")}</p>
      </Card>
    );
  return (
    <Card title={w("heat")}>
      {most && (
        <p className={styles.aside}>
          {w("mostMissed", {
            count: most.count,
            place: most.name ? textOf(most.name, locale) : w("nowhere"),
            band: bands[most.band]!,
          })}
        </p>
      )}
      {/* A phone scrolls the table sideways; so does a keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label={w("heat")}>
        <table className={styles.table}>
          <caption className={styles.caption}>{w(deal === "sale" ? "inThousands" : "inEuro")}</caption>
          <thead>
            <tr>
              <th scope="col">{w("place")}</th>
              {bands.map((band) => (
                <th key={band} scope="col" className={styles.number}>
                  {band}
                </th>
              ))}
              <th scope="col" className={styles.number}>
                {w("total")}
              </th>
              <th scope="col" className={styles.number}>
                {w("emptyShort")}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.slice(0, MOST).map(({ place, name, bands: cells, total, empty }) => (
              <tr key={place}>
                <th scope="row" className={styles.place}>
                  {name ? textOf(name, locale) : w("nowhere")}
                </th>
                {cells.map(({ searches }, at) => (
                  <td key={bands[at]} className={styles[`heat${heatOf(searches)}`]}>
                    {shownOf(searches)}
                  </td>
                ))}
                <td className={styles.total}>{shownOf(total)}</td>
                <td className={styles.total}>{shownOf(empty)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.aside}>{w("rule")}</p>
    </Card>
  );
}
