import { unbrokenCity } from "#domain/estate/address/address.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import styles from "./footer.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { AgencyParticulars } from "../shell-view.ts";

/** Ends a line rather than beginning one. */
const MARK = "\u00a0· ";

/** What Belgian law asks an agency to name on every page (Code of economic law, XII.6). */
export function AgencyDetails({ agency }: { readonly agency: AgencyParticulars }) {
  const t = useTranslate();
  const insurance = [
    agency.insurer,
    agency.policyNumber && t("shell.policy", { number: agency.policyNumber }),
  ];
  const rows = [
    [t("shell.enterpriseNumber"), agency.enterpriseNumber],
    [t("shell.vatNumber"), agency.vatNumber],
    [t("shell.bivTitle"), agency.bivTitle],
    [t("shell.bivNumber"), agency.bivNumber],
    [t("shell.supervisor"), agency.supervisor],
    [t("shell.insurer"), insurance.filter(Boolean).join(", ")],
  ].filter(([, value]) => value);
  return (
    <div className={styles.agency}>
      <p>
        <strong>{agency.legalName}</strong>
        {`${MARK}${agency.street}, ${unbrokenCity(agency.city)}${MARK}`}
        <span className={styles.phone}>
          <a href={hrefOfPhone(agency.phone)}>{agency.phone}</a>
          {MARK.trimEnd()}
        </span>{" "}
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </p>
      {rows.length > 0 && (
        <dl className={styles.particulars}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
