import { roundToCent } from "../format/round-to-cent.ts";
import { type CostRule, type CostSource, inForce } from "./cost-rule.ts";
import { READ_ON } from "./duty-sources.ts";
import type { Buyer, DutySubject } from "./registration-duties.ts";

const TARIFF: CostSource = {
  act: {
    nl: "KB van 16 december 1950, tarief van de notarissen",
    fr: "A.R. du 16 décembre 1950, tarif des notaires",
    en: "Royal Decree of 16 December 1950, notaries’ tariff",
    de: "K.E. vom 16. Dezember 1950, Tarif der Notare",
  },
  article: null,
  page: "https://www.notaris.be/sites/default/files/files/2026-02/20260209%20-%20Tariefbesluit%20geconsolideerde%20versie%20NL_0.pdf",
  readOn: READ_ON,
  checked: true,
};

/** A legal scale of fees for a deed of sale: a fixed part, and a percentage of each band of the price. */
export type NotaryScale = CostRule & {
  /** Jbis is for an only home of one's own, J for all else. */
  readonly scale: "J" | "Jbis";
  readonly fixed: number;
  /** Euro off the fixed part up to a price. */
  readonly small?: { readonly amount: number; readonly upTo: number };
  readonly bands: ReadonlyArray<readonly [upTo: number, percent: number]>;
};

const SMALL = { amount: 86, upTo: 20_000 } as const;

export const NOTARY_SCALES: readonly NotaryScale[] = [
  {
    id: "notary-until-2022",
    scale: "J",
    fixed: 0,
    bands: [
      [7_500, 4.56],
      [17_500, 2.85],
      [30_000, 2.28],
      [45_495, 1.71],
      [64_095, 1.14],
      [250_095, 0.57],
      [Infinity, 0.057],
    ],
    from: "1980-12-23",
    until: "2022-12-31",
    source: TARIFF,
  },
  {
    id: "notary-j-2023",
    scale: "J",
    fixed: 285,
    small: SMALL,
    bands: [
      [17_500, 2.5],
      [30_000, 1.75],
      [45_495, 1.71],
      [64_090, 1.14],
      [250_095, 0.57],
      [Infinity, 0.2],
    ],
    from: "2023-01-01",
    until: null,
    source: TARIFF,
  },
  {
    id: "notary-jbis-2023",
    scale: "Jbis",
    fixed: 257,
    small: SMALL,
    bands: [
      [17_500, 2.5],
      [30_000, 2],
      [45_495, 1.5],
      [64_090, 0.5],
      [250_095, 0.485],
      [500_000, 0.3],
      [Infinity, 0.2],
    ],
    from: "2023-01-01",
    until: null,
    source: TARIFF,
  },
];

/** The scale for a purchase on a day (yyyy-mm-dd): before 2023 there was one for all. */
export function notaryScaleOf(buyer: Buyer, subject: DutySubject, day: string): NotaryScale | null {
  const scales = inForce(NOTARY_SCALES, day);
  const asked = buyer === "own" && subject === "home" ? "Jbis" : "J";
  return scales.find(({ scale }) => scale === asked) ?? scales[0] ?? null;
}

/** The fee of a scale on a price in euro, without VAT, rounded to the cent: scale J on 280000 is 2538.24. */
export function notaryFeeOf({ fixed, small, bands }: NotaryScale, price: number): number {
  let fee = fixed - (small && price <= small.upTo ? small.amount : 0);
  let reached = 0;
  for (const [upTo, percent] of bands) {
    if (price <= reached) break;
    fee += ((Math.min(price, upTo) - reached) * percent) / 100;
    reached = upTo;
  }
  return roundToCent(fee);
}
