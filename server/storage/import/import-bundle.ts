import type { Client } from "pg";
import { takeInMedia } from "#server/media/taking-in/take-in-media.ts";
import { beginImport } from "./commit/begin-import.ts";
import { connect } from "../database/connection.ts";
import { finishImport, type ImportOutcome } from "./commit/finish-import.ts";
import { writeAssets } from "./commit/write-assets.ts";
import { finishRentals, PhotoTakenError, type RentalsOutcome } from "../rental/finish-rentals.ts";
import { HostnameTakenError, writeSite } from "./commit/write-site.ts";
import { BUNDLE_LIMITS, type BundleLimits } from "./bundle/bundle-limits.ts";
import type { BundleSource } from "./bundle/bundle-source.ts";
import { openBundle } from "./bundle/open-bundle.ts";
import { checkBundle, type CheckedBundle } from "./check/check-bundle.ts";
import { ESTATES_FILE } from "./check/estate/check-estates.ts";
import type { Finding, Report } from "./check/finding.ts";
import { isWholeSiteFile } from "./check/is-whole-site-file.ts";
import { settleMediaOfParts } from "./check/media/media-of-parts.ts";
import type { Step } from "./check/progress.ts";
import { indexReference } from "./check/reference-index.ts";
import { createMediaBook } from "./media/media-book.ts";
import { RENTALS_FILE } from "./rental/check-rentals.ts";
import { stageRentals } from "./rental/stage-rentals.ts";
import { contentOfParts } from "./write/content-of-parts.ts";
import { tidyUp } from "./write/tidy-up.ts";
import { stageEstates } from "./write/stage-estates.ts";
import { ALONE, readSurroundings } from "./write/stored-surroundings.ts";
import { waitForTurn } from "./write/wait-for-turn.ts";

export type BundleImport = {
  /** A folder or a .zip. */
  readonly path: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Adds and updates, removes nothing. */
  readonly partial?: boolean;
  /** Takes the good records and leaves the others out. */
  readonly skipInvalid?: boolean;
  readonly report: Report;
  readonly onStep?: Step;
  /** The day whose laws count; today when absent. */
  readonly now?: Date;
  readonly limits?: BundleLimits;
};

export type ImportResult =
  | {
      readonly kind: "imported";
      readonly siteId: string;
      readonly estates: ImportOutcome;
      readonly rentals: RentalsOutcome;
      readonly isSiteChanged: boolean;
      readonly isNewSite: boolean;
      /** What else than listings and rentals differs now: `site`, `menus`, `pages` …, as the database names it. */
      readonly changedKinds: ReadonlySet<string>;
      /** Bad listings and rentals that were left out. */
      readonly skipped: number;
      readonly skippedPages: number;
      /** Parts of pages and items that were left out, such as a button. */
      readonly skippedParts: number;
    }
  /** Nothing was written; what is wrong was reported. */
  | { readonly kind: "refused"; readonly errors: number };

/**
 * Checks a whole bundle, then writes it in one transaction: all or nothing, also when the process is killed. Pictures go
 * first, under addresses made of their content, where they hurt nobody. Throws {@link BundleRefused} for no bundle.
 */
export async function importBundle(options: BundleImport): Promise<ImportResult> {
  const { path, databaseUrl, dataDir, partial = false, limits = BUNDLE_LIMITS } = options;
  const faults = createFaults(options.report);
  const onStep = options.onStep ?? (() => () => {});
  const source = await openBundle(path, limits);
  const client = await connect(databaseUrl).catch(async (error: Error) => {
    await source.close();
    throw error;
  });
  try {
    const checked = await checkBundle(
      {
        source,
        limits,
        onStep,
        now: options.now ?? new Date(),
        settle: (bytes) => settle(dataDir, bytes),
        surroundingsOf: async (siteId) => (partial ? readSurroundings(client, siteId) : ALONE),
      },
      faults.report,
    );
    if (!checked || !isGoodEnough(checked, faults, options))
      return { kind: "refused", errors: faults.count() };
    return await write(client, source, checked, faults, { ...options, partial, limits, onStep });
  } finally {
    await client.end();
    await source.close();
  }
}

type Faults = ReturnType<typeof createFaults>;

function createFaults(report: Report) {
  const files = new Set<string>();
  const parts: Finding[] = [];
  let count = 0;
  const counting: Report = (finding) => {
    if (finding.level === "error") {
      count += 1;
      if (finding.spoils) parts.push(finding);
      else files.add(finding.file);
    }
    report(finding);
  };
  return {
    report: counting,
    /** Files with a fault that spoils a whole record. */
    files: files as ReadonlySet<string>,
    /** Faults of records that are good without the part that each spoils. */
    parts: () => parts.filter(({ file }) => !files.has(file)),
    count: () => count,
  };
}

/** With faults only records are left out, never what the whole site stands on, and never every listing there is. */
function isGoodEnough(
  { estates, rentals, parts }: CheckedBundle,
  faults: Faults,
  { skipInvalid }: BundleImport,
): boolean {
  if (faults.count() === 0) return true;
  if (!skipInvalid || [...faults.files].some(isWholeSiteFile)) return false;
  if (faults.files.has("menus.json") && !parts.menus) return false;
  if (rentals.valid === 0 && faults.files.has(RENTALS_FILE)) return false;
  return estates.valid > 0 || !faults.files.has(ESTATES_FILE);
}

function isAnythingChanged({ added, changed, removed }: RentalsOutcome): boolean {
  return added + changed + removed > 0;
}

/** Tells what a page loses that was not refused: it is stored, and shown once what it needs is there. */
function tellLostParts(faults: Faults): number {
  const lost = new Map(faults.parts().map((finding) => [`${finding.file} ${finding.spoils}`, finding]));
  for (const { file, spoils } of lost.values())
    faults.report({ level: "note", file, path: spoils!, message: "left out, all around it stays" });
  return lost.size;
}

/** What only the site as it stands can tell is wrong with a bundle. */
function refusalOf(error: unknown) {
  if (error instanceof HostnameTakenError)
    return { file: "site.json", path: "hostnames", message: error.message };
  return error instanceof PhotoTakenError
    ? { file: RENTALS_FILE, path: "photos.id", message: error.message }
    : null;
}

async function settle(dataDir: string, bytes: Buffer) {
  const taken = await takeInMedia(dataDir, bytes);
  return taken.ok ? { ...taken, content: bytes } : taken;
}

type Writing = BundleImport & {
  readonly partial: boolean;
  readonly limits: BundleLimits;
  readonly onStep: Step;
};

async function write(
  client: Client,
  source: BundleSource,
  { parts, estates, rentals, addresses }: CheckedBundle,
  faults: Faults,
  { dataDir, partial, limits, onStep, report }: Writing,
): Promise<ImportResult> {
  const book = createMediaBook(dataDir, addresses);
  const content = contentOfParts(await settleMediaOfParts(parts, book), faults.files);
  const siteId = content.site.id;
  const skippedParts = tellLostParts(faults);
  const onBytes = onStep("writing", source.files.get(ESTATES_FILE) ?? 0);
  await client.query("begin");
  try {
    await waitForTurn(client, siteId, report);
    await beginImport(client, siteId);
    const { isNew, kinds } = await writeSite(client, content);
    const isSiteChanged = kinds.size > 0;
    await writeAssets(client, siteId, { files: addresses, partial });
    const reference = indexReference(parts.reference);
    await stageEstates(client, { source, limits, estates, reference, book, onBytes });
    const outcome = await finishImport(client, siteId, { partial });
    await stageRentals(client, { source, limits, rentals, reference, book });
    const rentalsOutcome = await finishRentals(client, siteId, { partial });
    await client.query("commit");
    if (outcome.ids.length > 0 || isSiteChanged || isAnythingChanged(rentalsOutcome))
      await tidyUp(client, report);
    return {
      kind: "imported",
      siteId,
      estates: outcome,
      rentals: rentalsOutcome,
      isSiteChanged,
      isNewSite: isNew,
      changedKinds: kinds,
      skipped: estates.invalid.size + rentals.invalid.size,
      skippedPages: [...faults.files].filter((file) => file.startsWith("pages/")).length,
      skippedParts,
    };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    faults.report({ level: "error", ...refusal });
    return { kind: "refused", errors: faults.count() };
  }
}
