import { type Agreement, type Agreements, LocaleAgreements } from "#contract/site/agreement.ts";
import type { Site } from "#contract/site/site.ts";
import { formatCity } from "#domain/estate/address/address.ts";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { speak, textOf } from "#domain/locale/localised.ts";
import { type AgreementKind, standardAgreement } from "#words/agreements/standard-agreement.ts";
import { answer } from "../call/answer.ts";
import { siteEndpoint } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";

export const agreements = [
  siteEndpoint({
    method: "GET",
    path: "/agreements",
    group: "Site",
    summary: "Privacy statement, terms of use and accessibility statement, in Markdown",
    description: "The agency's own texts; where it wrote none, the product's about this site.",
    operationId: "agreements",
    query: { locale: "nl, fr, en or de; without it Accept-Language decides" },
    answer: LocaleAgreements,
    varies: ["Accept-Language"],
    problems: ["invalid-input"],
    async handle({ site, query, locale: wished, parts }) {
      const asked = query.get("locale") ?? wished;
      if (!isLocale(asked)) {
        const errors = [{ path: "locale", message: "expected nl, fr, en or de" }];
        throw new AppError("invalid-input", { errors });
      }
      const own = await parts.storage.findAgreements(site.id);
      const of = (kind: AgreementKind) => agreementOf(kind, own, site, asked);
      return answer({ privacy: of("privacy"), terms: of("terms"), accessibility: of("accessibility") });
    },
  }),
];

function agreementOf(kind: AgreementKind, own: Agreements, site: Site, locale: Locale): Agreement {
  const written = speak(own[kind], locale);
  if (written) return { markdown: written.text, locale: written.locale, isOwn: true };
  return { markdown: standardAgreement(kind, locale, partyOf(site, locale)), locale, isOwn: false };
}

function partyOf({ name, agency, settings }: Site, locale: Locale) {
  const { street, number, box, city } = agency.address;
  const house = box ? `${number} / ${box}` : number;
  return {
    site: name,
    agency: agency.legalName,
    address: `${textOf(street, locale)} ${house}, ${formatCity(city, locale)}`,
    email: agency.email,
    phone: agency.phone,
    months: String(settings.retentionMonths),
  };
}
