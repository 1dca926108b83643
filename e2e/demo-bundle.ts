import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DATA_DIR } from "./fixtures.ts";

type Words = Partial<Record<"nl" | "fr" | "en" | "de", string>>;

/** What the journeys read of a demo estate as it was published. */
export type DemoEstate = {
  readonly general: {
    readonly id: number;
    readonly parentId?: number | null;
    readonly project?: boolean;
    readonly headType: { readonly id: number };
    readonly transaction: { readonly id: number };
    readonly title: Words;
    readonly price?: { value: number | null };
    readonly address: {
      readonly visible: boolean;
      readonly street?: Words;
      readonly number?: string;
      readonly box?: string | null;
      readonly city?: { readonly id: number; readonly zip: string; readonly name: string };
      readonly location?: { readonly latitude: number; readonly longitude: number } | null;
    };
  };
  readonly virtualVisits?: ReadonlyArray<{ readonly link: string }>;
  readonly videos?: ReadonlyArray<{ readonly link: string }>;
  readonly files?: ReadonlyArray<{ readonly link: string }>;
};

export type DemoPage = { readonly id: number; readonly paths: Words };

/** The folder of a demo site's bundle: what the server under test was given. */
export const bundleOf = (site: "huyzen" | "zilt") => join(DATA_DIR, "demo", site);

export function readEstates(site: "huyzen" | "zilt"): DemoEstate[] {
  const lines = readFileSync(join(bundleOf(site), "estates.ndjson"), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as DemoEstate);
}

export function readPages(site: "huyzen" | "zilt"): DemoPage[] {
  const folder = join(bundleOf(site), "pages");
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as DemoPage);
}

/** The first estate of a kind; a demo without one would make a journey mean nothing. */
export function findEstate(site: "huyzen" | "zilt", isMeant: (estate: DemoEstate) => boolean): DemoEstate {
  const found = readEstates(site).find(isMeant);
  if (!found) throw new Error(`The demo of ${site} has no such estate`);
  return found;
}

export const isProject = ({ general }: DemoEstate) => general.project === true;
export const isUnit = ({ general }: DemoEstate) => Boolean(general.parentId);
export const isNotarySale = ({ general }: DemoEstate) => general.transaction.id === 3 && !general.parentId;
export const isHidden = ({ general }: DemoEstate) => !general.address.visible;
/** Huyzen takes estates that are let off its site. */
export const isLetAway = ({ general }: DemoEstate) => general.transaction.id === 6;
export const isPlainEstate = (estate: DemoEstate) =>
  !isProject(estate) && !isUnit(estate) && !isHidden(estate) && estate.general.transaction.id === 1;
