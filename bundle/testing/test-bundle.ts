import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";

export type BundleFiles = Readonly<Record<string, string | Uint8Array>>;

type Json = Record<string, unknown>;

/** A folder that goes when the test ends. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gevel-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder of their own, as a bundle lies on a disk. */
export async function folderOf(files: BundleFiles): Promise<string> {
  const folder = await testFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** A whole, good bundle; what is given takes the place of a file, and null takes it away. */
export function bundleFiles(changes: Readonly<Record<string, string | Uint8Array | null>> = {}): BundleFiles {
  const files = {
    "site.json": JSON.stringify(siteJson()),
    "reference.json": JSON.stringify(REFERENCE),
    "collections.json": JSON.stringify([{ id: 1, name: { nl: "Uitgelicht" } }]),
    "menus.json": JSON.stringify({ main: [{ id: 1, label: { nl: "Te koop" }, pageId: 1 }] }),
    "pages/home.json": JSON.stringify(pageJson()),
    "translations/nl.json": JSON.stringify({ "listing.empty": "Niets gevonden" }),
    "estates.ndjson": linesOf([estateJson(1), estateJson(2)]),
    "media/gevel.svg": DRAWING,
    ...changes,
  };
  const given = Object.entries(files).filter(([, content]) => content !== null);
  return Object.fromEntries(given) as BundleFiles;
}

export function linesOf(nodes: readonly unknown[]): string {
  return nodes.map((node) => `${JSON.stringify(node)}\n`).join("");
}

export function siteJson(changes: Json = {}): Json {
  const city = { id: 1, zip: "9000", name: "Gent" };
  return {
    id: "test",
    name: "Kantoor Proef",
    hostnames: ["test.localhost"],
    locales: ["nl", "fr", "en", "de"],
    agency: {
      legalName: "Proef BV",
      address: { street: { nl: "Kouter" }, number: "1", city },
      phone: "+32 9 000 00 00",
      email: "info@proef.example",
      enterpriseNumber: "0000.000.097",
      vatNumber: "BE 0000.000.097",
      bivTitle: { nl: "Vastgoedmakelaar, erkend in België" },
      bivNumber: "500000",
      supervisor: { nl: "BIV" },
      insurer: "Verzekeraar",
      policyNumber: "1",
    },
    ...changes,
  };
}

export function pageJson(changes: Json = {}): Json {
  return {
    id: 1,
    paths: { nl: "", fr: "", en: "", de: "" },
    title: { nl: "Welkom" },
    blocks: [{ id: "list", type: "estate-list", collectionIds: [1] }],
    ...changes,
  };
}

/** What the law of Flanders asks the advertisement of an estate for sale for, besides its address. */
const FLEMISH_DUTIES = {
  energy: { energyLabel: "B", epcReference: "20260112-0003456789-RES-1" },
  planning: {
    townPlanningValue: "WG",
    proceeding: "NO",
    buildingLicense: "YES",
    allocationLicense: "NO",
    presaleRight: "NO",
    heritageProtected: "NO",
    floodingBuildingScore: "A",
    floodingParcelScore: "A",
    delimitedFloodZone: false,
    riparianZone: false,
  },
};

/** An estate for sale in Gent that says all that the law asks for. */
export function estateJson(id: number | undefined, general: Json = {}, rest: Json = {}): Json {
  return { ...FLEMISH_DUTIES, ...silentEstateJson(id, general, rest) };
}

/** The same, and nothing of what the law asks for. */
export function silentEstateJson(id: number | undefined, general: Json = {}, rest: Json = {}): Json {
  return {
    general: {
      id,
      headType: { id: 1 },
      subType: { id: 1 },
      transaction: { id: 1 },
      address: { street: { nl: "Veldstraat" }, number: String(id), city: { id: 1 } },
      price: { value: 100_000 + (id ?? 0) },
      ...general,
    },
    pictures: [{ file: "gevel.svg" }],
    ...rest,
  };
}

export const REFERENCE = {
  headTypes: [
    { id: 1, name: { nl: "Huis", fr: "Maison" } },
    { id: 7, name: { nl: "Nieuwbouw" } },
  ],
  subTypes: [{ id: 1, name: { nl: "Villa", fr: "Villa" } }],
  transactions: [{ id: 1, name: { nl: "Te koop", fr: "À vendre" } }],
  cities: [{ id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand" } }],
  countries: [{ id: "BE", name: { nl: "België" } }],
};

export const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 500"><rect width="760" height="500" fill="#a8452f"/></svg>`;

/** A photo as a camera writes it: with a place, a maker and an orientation when asked. */
export function photo(
  options: { readonly orientation?: number; readonly width?: number } = {},
): Promise<Buffer> {
  const { width = 64, orientation } = options;
  return sharp({ create: { width, height: 48, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 3/1 15/1" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
