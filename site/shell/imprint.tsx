import styles from "./imprint.module.css";
import { useSay } from "./say-context.tsx";
import type { AgencyParticulars } from "./shell-view.ts";

/** Who publishes the site, as Belgian law asks (Code of economic law XII.6); what the agency did not say is left out. */
export function Imprint({ agency }: { readonly agency: AgencyParticulars }) {
  const say = useSay();
  const { insurer, policyNumber } = agency;
  const rows = [
    [say("imprint.name"), agency.legalName],
    [say("imprint.address"), `${agency.street}, ${agency.city}`],
    [say("imprint.phone"), agency.phone],
    [say("imprint.email"), agency.email],
    [say("shell.enterpriseNumber"), agency.enterpriseNumber],
    [say("shell.vatNumber"), agency.vatNumber],
    [say("imprint.title"), agency.bivTitle],
    [say("shell.bivNumber"), agency.bivNumber],
    [say("shell.supervisor"), agency.supervisor],
    [
      say("shell.insurer"),
      [insurer, policyNumber && say("shell.policy", { number: policyNumber })].filter(Boolean).join(", "),
    ],
  ] as const;
  return (
    <section className={styles.imprint} aria-labelledby="imprint">
      <h2 id="imprint">{say("imprint.heading")}</h2>
      <dl className={styles.rows}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div className={styles.row} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
