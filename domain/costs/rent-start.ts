import type { Region } from "../estate/reference/enumerations.ts";
import { roundToCent } from "../format/round-to-cent.ts";
import { type CostRule, inForce } from "./cost-rule.ts";
import { READ_ON } from "./duty-sources.ts";

/** The most months' rent that a landlord may ask as a guarantee for a main residence. */
type GuaranteeRule = CostRule & { readonly region: Region; readonly months: number };

const PAGE = "https://immovlan.be/nl/article/67789/zoveel-maanden-huurwaarborg-mag-de-verhuurder-vragen";

const GUARANTEE_RULES: readonly GuaranteeRule[] = [
  {
    id: "guarantee-flanders",
    region: "FLANDERS",
    months: 3,
    from: "2019-01-01",
    until: null,
    source: {
      act: {
        nl: "Vlaams Woninghuurdecreet",
        fr: "Décret flamand sur la location d’habitations",
        en: "Flemish Housing Rental Decree",
        de: "Flämisches Wohnungsmietdekret",
      },
      article: null,
      page: PAGE,
      readOn: READ_ON,
      checked: true,
    },
  },
  {
    id: "guarantee-brussels",
    region: "BRUSSELS",
    months: 2,
    from: "2024-11-01",
    until: null,
    source: {
      act: {
        nl: "Brusselse Huisvestingscode",
        fr: "Code bruxellois du Logement",
        en: "Brussels Housing Code",
        de: "Brüsseler Wohngesetzbuch",
      },
      article: null,
      page: PAGE,
      readOn: READ_ON,
      checked: true,
    },
  },
  {
    // Another page allows three months for a bank's guarantee: what a tenant pays on an account is two.
    id: "guarantee-wallonia",
    region: "WALLONIA",
    months: 2,
    from: "2018-09-01",
    until: null,
    source: {
      act: {
        nl: "Waals decreet woninghuur",
        fr: "Décret wallon relatif au bail d’habitation",
        en: "Walloon Housing Lease Decree",
        de: "Wallonisches Wohnmietdekret",
      },
      article: "art. 62",
      page: PAGE,
      readOn: READ_ON,
      checked: true,
    },
  },
];

export type RentStart = {
  /** Euro: rent with its charges, as far as they are known. */
  readonly firstMonth: number;
  /** Null where neither the listing nor a law states one. */
  readonly guarantee: {
    readonly amount: number;
    /** The law's highest; null where the listing states its own. */
    readonly rule: GuaranteeRule | null;
  } | null;
  readonly total: number;
};

type RentQuestion = {
  /** Euro a month. */
  readonly rent: number;
  /** Euro a month with charges; null where they are not known. */
  readonly allIn: number | null;
  /** As the listing states it. */
  readonly deposit: number | null;
  readonly isHome: boolean;
  readonly region: Region;
  readonly day: string;
};

/**
 * What is due when a tenancy starts, in euro: the first month and the guarantee, the listing's own before the law's highest. Example: a
 * flat in Brussels at 950 with charges of 80 is 1030 and at most 1900.
 */
export function rentStartOf({ rent, allIn, deposit, isHome, region, day }: RentQuestion): RentStart {
  const firstMonth = allIn ?? rent;
  const rule = inForce(GUARANTEE_RULES, day).find((row) => row.region === region);
  const legal = isHome && rule ? { amount: roundToCent(rent * rule.months), rule } : null;
  const guarantee = deposit === null ? legal : { amount: deposit, rule: null };
  return { firstMonth, guarantee, total: roundToCent(firstMonth + (guarantee?.amount ?? 0)) };
}
