import type { LegalSource } from "./advertisement-rule.ts";
import { isEnterpriseNumber } from "./enterprise-number.ts";

type Texts = { readonly [locale in string]?: string | null };

/** As much of an agency's own data as the law asks its site to say. Whoever fills it in may lack any of it. */
export type NamedAgency = {
  readonly legalName?: string | null | undefined;
  readonly address?:
    | {
        readonly street?: Texts | null | undefined;
        readonly number?: string | null | undefined;
        readonly city?:
          | { readonly zip?: string | null | undefined; readonly name?: string | null | undefined }
          | null
          | undefined;
      }
    | null
    | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly enterpriseNumber?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  readonly bivTitle?: Texts | null | undefined;
  readonly bivNumber?: string | null | undefined;
  readonly supervisor?: Texts | null | undefined;
  readonly insurer?: string | null | undefined;
  readonly policyNumber?: string | null | undefined;
};

/** Whether it is said; `doubtful` is said, and can't be right. */
type DutyState = "there" | "missing" | "doubtful";

/** One thing that the law asks the site of an agency to say. */
export type SiteDuty = {
  readonly id: string;
  /** The field of `agency` that says it; null where the site's own pages do. */
  readonly field: keyof NamedAgency | null;
  readonly stateOf: (agency: NamedAgency) => DutyState;
  readonly source: LegalSource;
};

/** What the institute tells its members to name, with the article; its page was read in a stored copy. */
const ELECTRONIC_ECONOMY: LegalSource = {
  act: "Wetboek van economisch recht / Code de droit économique, art. XII.6, § 1",
  page: "https://www.biv.be/kb/themes/beroep/website/wat-je-op-je-website-moet-en-mag-vermelden",
  readOn: "2026-11-24",
  standing: "official",
};

const INSURANCE: LegalSource = {
  act: "Reglement van plichtenleer van het BIV / Code de déontologie de l’IPI, art. 20",
  page: "https://www.biv.be/kb/biv/verzekering/de-biv-verzekering-uitgelegd",
  readOn: "2026-11-24",
  standing: "official",
};

const PRIVACY: LegalSource = {
  act: "AVG / RGPD (EU) 2016/679, art. 13",
  page: "https://gegevensbeschermingsrecht.nl/Artikelgewijs%20commentaar/artikel%2013",
  readOn: "2026-11-24",
  standing: "secondary",
};

/** The name of the country in the languages of the site: België, Belgique, Belgium, Belgien; `belge` too. */
const BELGIUM = /\bbelg/i;

/** In the order in which the institute names them. Nothing here keeps anybody from publishing. */
export const SITE_DUTIES: readonly SiteDuty[] = [
  said("legalName"),
  {
    id: "address",
    field: "address",
    stateOf: ({ address }) =>
      hasText(address?.street) && address?.number?.trim() && (address.city?.name ?? address.city?.zip)
        ? "there"
        : "missing",
    source: ELECTRONIC_ECONOMY,
  },
  said("phone"),
  said("email"),
  numbered("enterpriseNumber"),
  // Who is exempt of VAT has none; nobody here knows who is.
  numbered("vatNumber"),
  {
    id: "bivTitle",
    field: "bivTitle",
    stateOf: ({ bivTitle }) => (hasText(bivTitle) ? "there" : "missing"),
    source: ELECTRONIC_ECONOMY,
  },
  {
    id: "country",
    field: "bivTitle",
    stateOf: ({ bivTitle }) => {
      const texts = textsOf(bivTitle);
      return texts.length > 0 && texts.every((text) => BELGIUM.test(text)) ? "there" : "missing";
    },
    source: ELECTRONIC_ECONOMY,
  },
  said("bivNumber"),
  {
    id: "supervisor",
    field: "supervisor",
    stateOf: ({ supervisor }) => (hasText(supervisor) ? "there" : "missing"),
    source: ELECTRONIC_ECONOMY,
  },
  said("insurer", INSURANCE),
  said("policyNumber", INSURANCE),
  {
    // The imprint refers to it beside the number of whoever is bound by it.
    id: "codeOfConduct",
    field: null,
    stateOf: ({ bivNumber }) => (bivNumber?.trim() ? "there" : "missing"),
    source: ELECTRONIC_ECONOMY,
  },
  // Each site has a statement, the agency's own or the product's, and links to it from every page.
  { id: "privacyStatement", field: null, stateOf: () => "there", source: PRIVACY },
];

type SiteGap = SiteDuty & { readonly state: Exclude<DutyState, "there"> };

/** The duties of an agency's site that it does not meet, in their order. */
export function siteGaps(agency: NamedAgency): readonly SiteGap[] {
  return SITE_DUTIES.flatMap((duty) => {
    const state = duty.stateOf(agency);
    return state === "there" ? [] : [{ ...duty, state }];
  });
}

type TextField = "legalName" | "phone" | "email" | "bivNumber" | "insurer" | "policyNumber";

function said(field: TextField, source = ELECTRONIC_ECONOMY): SiteDuty {
  return { id: field, field, stateOf: (agency) => (agency[field]?.trim() ? "there" : "missing"), source };
}

function numbered(field: "enterpriseNumber" | "vatNumber"): SiteDuty {
  return {
    id: field,
    field,
    stateOf: (agency) => {
      const text = agency[field]?.trim();
      if (!text) return "missing";
      return isEnterpriseNumber(text) ? "there" : "doubtful";
    },
    source: ELECTRONIC_ECONOMY,
  };
}

function textsOf(texts: Texts | null | undefined): string[] {
  return Object.values(texts ?? {}).flatMap((text) => text?.trim() || []);
}

function hasText(texts: Texts | null | undefined): boolean {
  return textsOf(texts).length > 0;
}
