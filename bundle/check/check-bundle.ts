import { BUNDLE_LIMITS, type BundleLimits } from "../files/bundle-limits.ts";
import type { Site } from "#features/site/schema/site.ts";
import { BundleRefused, type OpenBundle, ESTATES_FILE } from "../files/bundle-files.ts";
import { type ProcessFile, processMedia, type UsedMedia } from "./media/process-media.ts";
import { type CheckedRentals, checkRentals } from "./rentals/check-rentals.ts";
import type { BundleParts, OwnParts } from "./bundle-parts.ts";
import { checkAgenda } from "./check-agenda.ts";
import { type EstateLines, openEstateLines } from "../ids/estate-lines.ts";
import type { FindNumbers } from "../ids/text-ids.ts";
import { checkEstates, type CheckedEstates } from "./estate/check-estates.ts";
import type { NodeContext } from "./estate/faults-of-node.ts";
import { createHiddenStreets, type HiddenStreets, type StoredAddresses } from "./estate/hidden-streets.ts";
import { reportHiddenStreets } from "./estate/report-hidden-streets.ts";
import { checkTranslations } from "./content/check-translations.ts";
import { checkParts } from "./content/check-parts.ts";
import type { Report, Step } from "../finding.ts";
import { mediaOfParts } from "./media/media-of-parts.ts";
import { readParts } from "./read-parts.ts";
import { indexReference } from "./reference-index.ts";

/** What a bundle is held against besides itself: nothing, or the site it adds to. */
export type StoredSite = {
  /** The site as it stands; null where there is none. */
  readonly site: Site | null;
  /** Its content as it stands; null where there is none. */
  readonly content: BundleParts | null;
  /** Whether some of that content goes with the bundle. */
  readonly losesContent: boolean;
  readonly complete: (parts: BundleParts) => BundleParts;
  /** Where each file of the media folder went that earlier bundles brought. */
  readonly media: ReadonlyMap<string, string>;
  /** Whether such a file is still there. */
  readonly hasMedia: (address: string) => Promise<boolean>;
  readonly isKnownProject: (id: number) => boolean;
  readonly findNumbers: FindNumbers;
  /** Whether a line may say to which source its listing belongs: only a bundle's may. */
  readonly takesSources: boolean;
  /** The true addresses that the site hides, by the id of the project or of the listing of its own. */
  readonly hiddenAddressesOf: StoredAddresses;
  /** Which of these sales reps a listing of the site names, but for the listings that the bundle brings anew. */
  readonly salesRepsBesides: (
    listings: ReadonlySet<number>,
    salesReps: readonly number[],
  ) => Promise<ReadonlySet<number>>;
  /** Whether what the bundle leaves out stays on the site; if not, it goes. */
  readonly isPartial: boolean;
};

export type CheckedBundle = {
  /** The bundle's own files, completed with what the site has already. */
  readonly parts: BundleParts;
  readonly estates: CheckedEstates;
  readonly estateLines: EstateLines;
  /** What the texts of a listing must not tell; null for each where the agency keeps its texts. */
  readonly hiddenStreets: HiddenStreets;
  readonly rentals: CheckedRentals;
  readonly addresses: ReadonlyMap<string, string>;
};

export type BundleCheck = {
  readonly bundle: OpenBundle;
  readonly settle: ProcessFile;
  readonly surroundingsOf: (siteId: string) => Promise<StoredSite>;
  /** The site that a bundle without site.json adds to. */
  readonly siteId?: string | undefined;
  readonly onStep: Step;
  readonly now: Date;
  /** Refuses a listing that lacks what each published one says; without it, that is a warning. */
  readonly refusesIncomplete?: boolean | undefined;
  readonly limits?: BundleLimits;
};

/** Proves a bundle from end to end; null when its site can't be read. */
export async function checkBundle(check: BundleCheck, report: Report): Promise<CheckedBundle | null> {
  const { bundle, limits = BUNDLE_LIMITS } = check;
  const own = await readParts(bundle, limits, report);
  if (!own) return null;
  const siteId = siteIdOf(own, check.siteId, report);
  if (siteId === null) return null;
  const storedSite = await check.surroundingsOf(siteId);
  const given = withSite(own, siteId, storedSite, report);
  const estateLines = await openLines(bundle, limits, storedSite);
  if (!given) return null;
  const parts = storedSite.complete(given);
  checkContent({ own, parts, storedSite, files: bundle.files }, report);
  checkTranslations(own.translations, report);
  if (!storedSite.isPartial && !estateLines.isThere) report(NO_LISTINGS);
  return checkRecords({ ...check, limits, own, given, parts, storedSite, estateLines }, report);
}

function openLines(
  bundle: OpenBundle,
  limits: BundleLimits,
  { findNumbers, takesSources, media }: StoredSite,
) {
  return openEstateLines(bundle, limits, {
    findNumbers,
    takesSources,
    isFetched: (name) => media.has(name) || bundle.files.has(`media/${name}`),
  });
}

type Readable = BundleCheck & {
  readonly limits: BundleLimits;
  readonly own: OwnParts;
  /** The parts that the bundle brings, and those with what stands beside them. */
  readonly given: BundleParts;
  readonly parts: BundleParts;
  readonly storedSite: StoredSite;
  readonly estateLines: EstateLines;
};

/** Listings, agendas, holiday homes and the files that all of them name. */
async function checkRecords(readable: Readable, report: Report): Promise<CheckedBundle> {
  const { bundle, limits, own, given, parts, storedSite, estateLines } = readable;
  const { used, useMedia } = collectMedia(given);
  const { media, hiddenAddressesOf: storedAddressesOf } = storedSite;
  const context = contextOf(
    parts,
    (name) => bundle.files.has(name) || media.has(name.replace(/^media\//, "")),
  );
  const { estates, listings, salesReps } = await checkListings(readable, { context, useMedia }, report);
  const { hiddenAddressTexts: texts } = parts.site.settings;
  const { reference } = context;
  const hiddenStreets = createHiddenStreets({ hidden: estates.hidden, reference, storedAddressesOf });
  await reportHiddenStreets({ estateLines, estates, hiddenStreets, storedAddressesOf, texts }, report);
  if (parts.agendas && (own.agendas || listings.size > 0))
    await checkAgendas(
      { own: own.agendas ?? [], all: parts.agendas },
      { listings, salesReps, storedSite },
      report,
    );
  const rentals = await checkRentals({ bundle, limits, context, texts, useMedia }, report);
  const addresses = await checkMedia(readable, used, report);
  const changedTexts = texts === "keep" ? () => null : hiddenStreets;
  return { parts, estates, estateLines, hiddenStreets: changedTexts, rentals, addresses };
}

type UseMedia = (file: string, usedAt: string, isFilm?: boolean) => void;

/** The files that a bundle uses, each with the first place that does; those of its pages to begin with. */
function collectMedia(given: BundleParts) {
  const used = new Map<string, UsedMedia>();
  const useMedia: UseMedia = (file, usedAt, isFilm = false) =>
    void (used.has(file) || used.set(file, { usedAt, isFilm }));
  for (const { at, file } of mediaOfParts(given)) useMedia(file, at);
  return { used, useMedia };
}

/** The listings, and the ids of those and of their sales reps, which agendas name. */
async function checkListings(
  { bundle, limits, storedSite, estateLines, onStep, now, refusesIncomplete = false }: Readable,
  { context, useMedia }: { readonly context: NodeContext; readonly useMedia: UseMedia },
  report: Report,
) {
  const listings = new Set<number>();
  const salesReps = new Set<number>();
  const meetListing = (id: number, salesRepId: number | null) => {
    listings.add(id);
    if (salesRepId) salesReps.add(salesRepId);
  };
  const { isKnownProject } = storedSite;
  const onBytes = onStep("checking", bundle.files.get(ESTATES_FILE) ?? 0);
  const today = now.toISOString().slice(0, 10);
  const estates = await checkEstates(
    {
      estateLines,
      limits,
      context,
      isKnownProject,
      refusesIncomplete,
      useMedia,
      meetListing,
      onBytes,
      today,
    },
    report,
  );
  return { estates, listings, salesReps };
}

async function checkMedia(
  { bundle, limits, storedSite, settle, onStep }: Readable,
  used: ReadonlyMap<string, UsedMedia>,
  report: Report,
) {
  const onPicture = onStep("pictures", used.size);
  const { addresses } = await processMedia(
    { bundle, limits, used, stored: storedSite, processFile: settle, onProcessed: () => onPicture(1) },
    report,
  );
  return addresses;
}

const NO_LISTINGS = {
  level: "error",
  code: "missing-file",
  file: ESTATES_FILE,
  message: "missing; a site without listings has an empty one",
} as const;

/** What a listing may refer to. */
function contextOf({ reference, collections }: BundleParts, hasFile: (name: string) => boolean): NodeContext {
  return {
    reference: indexReference(reference),
    collections: collections ? new Set(collections.map(({ id }) => id)) : null,
    hasFile,
  };
}

type Met = {
  readonly listings: ReadonlySet<number>;
  readonly salesReps: ReadonlySet<number>;
  readonly storedSite: StoredSite;
};

/** Checks the agendas against the sales reps that the bundle's listings name, and those that the site's other listings name. */
async function checkAgendas(
  agendas: Parameters<typeof checkAgenda>[0],
  { listings, salesReps, storedSite }: Met,
  report: Report,
): Promise<void> {
  const unnamed = agendas.all.map(({ salesRepId }) => salesRepId).filter((id) => !salesReps.has(id));
  const stored = await storedSite.salesRepsBesides(listings, unnamed);
  checkAgenda(agendas, (id) => salesReps.has(id) || stored.has(id), report);
}

type Content = {
  readonly own: OwnParts;
  readonly parts: BundleParts;
  readonly storedSite: StoredSite;
  readonly files: OpenBundle["files"];
};

/** What was wrong with the site before is told again only of files that the bundle brings. */
function checkContent({ own, parts, storedSite, files }: Content, report: Report): void {
  const { content, isPartial, losesContent } = storedSite;
  if (!isPartial || !content) return checkParts(parts, report);
  const { translations: _, ...brought } = own;
  if (!losesContent && Object.values(brought).every((part) => part === undefined)) return;
  const known = new Set<string>();
  checkParts(content, (finding) => known.add(JSON.stringify(finding)));
  checkParts(parts, (finding) => {
    if (files.has(finding.file) || !known.has(JSON.stringify(finding))) report(finding);
  });
}

/** Which site a bundle is of: as its site.json says, else as it was named; null when the two differ. */
function siteIdOf({ site }: OwnParts, named: string | undefined, report: Report): string | null {
  const id = site?.id ?? named;
  if (!id) throw new BundleRefused("there is no site.json in it; a bundle that only adds needs --site <id>");
  if (named === undefined || named === id) return id;
  report({
    level: "error",
    code: "other-site",
    file: "site.json",
    path: "id",
    message: `"${id}" is not the site "${named}"`,
  });
  return null;
}

/** The bundle's parts with the site that they are of: its own, else the one that stands; null where there is none. */
function withSite(own: OwnParts, id: string, storedSite: StoredSite, report: Report): BundleParts | null {
  if (own.site) return { ...own, site: own.site };
  if (storedSite.site) return { ...own, site: storedSite.site, isSiteStored: true };
  report({
    level: "error",
    code: "other-site",
    file: "site.json",
    message: `missing; there is no site "${id}" yet to add to`,
  });
  return null;
}
