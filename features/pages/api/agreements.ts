import { LocaleAgreements, type Agreement, type Agreements } from "#features/site/schema/agreement.ts";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Site } from "#features/site/schema/site.ts";
import { formatCity } from "#domain/estate/address/address.ts";
import { unbrokenPhone } from "#domain/format/phone.ts";
import { localize, textOf } from "#domain/locale/multilingual.ts";
import { type AgreementKind, standardAgreement } from "#domain/legal/agreements/standard-agreement.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";

/** Privacy statement, terms of use and accessibility statement: the agency's own, else the product's about this site. */
export async function findAgreements(
  { parts, site }: QueryContext,
  locale: Locale,
): Promise<LocaleAgreements> {
  const own = await parts.storage.findAgreements(site.id);
  const of = (kind: AgreementKind) => agreementOf(kind, own, site, locale);
  return { privacy: of("privacy"), terms: of("terms"), accessibility: of("accessibility") };
}

function agreementOf(kind: AgreementKind, own: Agreements, site: Site, locale: Locale): Agreement {
  const written = localize(own[kind], locale);
  if (written) return { markdown: written.text, locale: written.locale, isOwn: true };
  return { markdown: standardAgreement(kind, locale, partyOf(site, locale)), locale, isOwn: false };
}

function partyOf({ name, agency, settings }: Site, locale: Locale) {
  const { street, number, box, city } = agency.address;
  const estate = box ? `${number} / ${box}` : number;
  return {
    site: name,
    agency: agency.legalName,
    address: `${textOf(street, locale)} ${estate}, ${formatCity(city, locale)}`,
    email: agency.email,
    phone: unbrokenPhone(agency.phone),
    months: String(settings.retentionMonths),
  };
}

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
    async handle(call) {
      const asked = call.query.get("locale") ?? call.locale;
      if (!isLocale(asked)) {
        const message = "expected nl, fr, en or de";
        throw new AppError("invalid-input", { errors: [{ code: "wrong-choice", path: "locale", message }] });
      }
      return answer(await findAgreements(call, asked));
    },
  }),
];
