import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./imprint.module.css";

export type ImprintView = {
  readonly heading: string;
  readonly rows: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
    /** Where its words lead, if anywhere. */
    readonly href: string | null;
  }>;
};

/** Who publishes the site, as Belgian law asks (Code of economic law XII.6). */
export function Imprint({ heading, rows }: ImprintView) {
  return (
    <section className={styles.imprint} aria-labelledby="imprint">
      <h2 id="imprint">{heading}</h2>
      <dl className={styles.rows}>
        {rows.map(({ label, value, href }) => (
          <div className={styles.row} key={label}>
            <dt>{label}</dt>
            <dd>{href ? <Anchor href={href}>{value}</Anchor> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
