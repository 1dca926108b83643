import type { Translate } from "#domain/locale/translate.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import type { ImprintView } from "./imprint.tsx";
import type { AgencyParticulars } from "../shell-view.ts";

/** The particulars of an agency with their names; what it did not say is left out. */
export function imprintView(agency: AgencyParticulars, t: Translate): ImprintView {
  const { insurer, policyNumber } = agency;
  const policy = policyNumber && t("shell.policy", { number: policyNumber });
  const rows: ReadonlyArray<readonly [label: string, value: string | null, href?: string]> = [
    [t("imprint.name"), agency.legalName],
    [t("imprint.address"), `${agency.street}, ${agency.city}`],
    [t("imprint.phone"), agency.phone, hrefOfPhone(agency.phone)],
    [t("imprint.email"), agency.email, `mailto:${agency.email}`],
    [t("shell.enterpriseNumber"), agency.enterpriseNumber],
    [t("shell.vatNumber"), agency.vatNumber],
    [t("shell.bivTitle"), agency.bivTitle],
    [t("shell.bivNumber"), agency.bivNumber],
    [t("shell.supervisor"), agency.supervisor],
    // Code of economic law XII.6, § 1, 6°: the rules of the profession, and where they can be read.
    [t("imprint.rules"), agency.bivNumber && t("imprint.rulesText"), t("imprint.rulesLink")],
    [t("shell.insurer"), [insurer, policy].filter(Boolean).join(", ")],
  ];
  return {
    heading: t("imprint.heading"),
    rows: rows.flatMap(([label, value, href]) => (value ? [{ label, value, href: href ?? null }] : [])),
  };
}
