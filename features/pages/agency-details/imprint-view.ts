import type { Say } from "#domain/locale/say.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import type { ImprintView } from "./imprint.tsx";
import type { AgencyParticulars } from "../frame/shell-view.ts";

/** The particulars of an agency with their names; what it did not say is left out. */
export function imprintView(agency: AgencyParticulars, say: Say): ImprintView {
  const { insurer, policyNumber } = agency;
  const policy = policyNumber && say("shell.policy", { number: policyNumber });
  const rows: ReadonlyArray<readonly [label: string, value: string | null, href?: string]> = [
    [say("imprint.name"), agency.legalName],
    [say("imprint.address"), `${agency.street}, ${agency.city}`],
    [say("imprint.phone"), agency.phone, hrefOfPhone(agency.phone)],
    [say("imprint.email"), agency.email, `mailto:${agency.email}`],
    [say("shell.enterpriseNumber"), agency.enterpriseNumber],
    [say("shell.vatNumber"), agency.vatNumber],
    [say("shell.bivTitle"), agency.bivTitle],
    [say("shell.bivNumber"), agency.bivNumber],
    [say("shell.supervisor"), agency.supervisor],
    // Code of economic law XII.6, § 1, 6°: the rules of the profession, and where they can be read.
    [say("imprint.rules"), agency.bivNumber && say("imprint.rulesText"), say("imprint.rulesLink")],
    [say("shell.insurer"), [insurer, policy].filter(Boolean).join(", ")],
  ];
  return {
    heading: say("imprint.heading"),
    rows: rows.flatMap(([label, value, href]) => (value ? [{ label, value, href: href ?? null }] : [])),
  };
}
