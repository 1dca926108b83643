import type { BetterValue } from "#domain/best-values.ts";
import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { EPC_SCALES, isAbroad, labelsOf, regionOfAddress } from "#domain/estate/energy/epc.ts";
import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import {
  bedroomsToTell,
  energyLabelOf,
  epcValueOf,
  landAreaOf,
  livingAreaOf,
} from "#domain/estate/rooms/areas.ts";
import { formatArea, formatEpc } from "#domain/format/figures.ts";
import type { MessageKey } from "#domain/locale/translate.ts";
import { type ComparedFact, type ComparedHome, type ComparisonWords, textOfField } from "./compared-home.ts";
import { costsOf } from "./compared-costs.ts";
import { pricePerSquareMetreOf, priceOf } from "./compared-prices.ts";

export type ComparisonRow = {
  readonly key: string;
  readonly label: MessageKey | ((homes: readonly ComparedHome[], words: ComparisonWords) => string);
  readonly hint?: MessageKey;
  readonly best?: { readonly is: BetterValue; readonly words: MessageKey };
  /** Null where nothing is known, or nothing may be told. */
  readonly read: (home: ComparedHome, words: ComparisonWords) => ComparedFact | null;
};

const LARGEST = { is: "highest", words: "compare.best.largest" } as const;
const CHEAPEST = { is: "lowest", words: "compare.best.lowest" } as const;

/** What homes are compared by, from top to bottom: a row each. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  { key: "price", label: "estate.price", best: CHEAPEST, read: priceOf },
  {
    key: "pricePerSquareMetre",
    label: "display.field.price_per_square_meter",
    best: CHEAPEST,
    read: pricePerSquareMetreOf,
  },
  {
    key: "livingArea",
    label: "estate.livingArea",
    best: LARGEST,
    read: ({ estate }, words) => areaFact(livingAreaOf(estate), words),
  },
  {
    key: "bedrooms",
    label: "estate.bedrooms",
    best: { is: "highest", words: "compare.best.most" },
    read: ({ estate }, words) => countFact(bedroomsToTell(estate), words),
  },
  {
    key: "energy",
    label: certificatesOf,
    best: { is: "lowest", words: "compare.best.energy" },
    read: energyOf,
  },
  {
    key: "land",
    label: "estate.land",
    best: LARGEST,
    read: ({ estate }, words) => areaFact(landAreaOf(estate), words),
  },
  {
    key: "constructionYear",
    label: "estate.constructionYear",
    best: { is: "highest", words: "compare.best.newest" },
    read: yearOf,
  },
  {
    key: "costs",
    label: "compare.costs",
    hint: "compare.costs.hint",
    best: CHEAPEST,
    read: costsOf,
  },
  {
    key: "available",
    label: "display.field.free_on",
    read: (home, words) => {
      const text =
        textOfField(home, "display.field.free_on_date", words) ??
        textOfField(home, "display.field.free_on", words);
      return text && { text };
    },
  },
];

function areaFact(area: number | null, { locale }: ComparisonWords): ComparedFact | null {
  return area === null
    ? null
    : { text: { text: formatArea(area), locale }, measure: { kind: "m²", amount: area } };
}

function countFact(count: number | null, { locale }: ComparisonWords): ComparedFact | null {
  return count === null
    ? null
    : { text: { text: String(count), locale }, measure: { kind: "count", amount: count } };
}

function yearOf({ estate }: ComparedHome, { locale }: ComparisonWords): ComparedFact | null {
  const year = estate.technical?.constructionYear ?? estate.property?.construction?.construction_year;
  return year ? { text: { text: String(year), locale }, measure: { kind: "year", amount: year } } : null;
}

/** Regions count differently: figures and labels of one region alone are compared, each with its own kind. */
function energyOf({ estate }: ComparedHome, { locale }: ComparisonWords): ComparedFact | null {
  const { address } = estate.general;
  const label = ENERGY_LABELS.find((known) => known === energyLabelOf(estate)) ?? null;
  const value = epcValueOf(estate);
  if (isAbroad(address) || (label === null && value === null)) return null;
  const region = regionOfAddress(address);
  const [worst] = labelsOf(label);
  const measure =
    value === null
      ? worst && region && { kind: `label ${region}`, amount: EPC_SCALES[region].indexOf(worst) }
      : { kind: `kWh ${region}`, amount: value };
  return {
    energyLabel: label,
    text: value === null ? null : { text: formatEpc(value), locale },
    measure: measure || null,
  };
}

/** "EPC", or each name where homes of several regions are compared: "EPC / EPB". */
function certificatesOf(homes: readonly ComparedHome[], { locale }: ComparisonWords): string {
  const names = homes.map(
    ({ estate }) => certificateNames(regionOfAddress(estate.general.address), locale).certificate,
  );
  return [...new Set(names)].join(" / ");
}
