import type { Client } from "pg";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import { withConnection } from "#platform/db/connection.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import type { RentalsOutcome } from "./rentals/finish-rentals.ts";
import { BUNDLE_LIMITS, type BundleLimits } from "./files/bundle-limits.ts";
import type { OpenBundle } from "./files/bundle-files.ts";
import { openBundle } from "./files/open-bundle.ts";
import { checkBundle, type CheckedBundle, type StoredSite } from "./check/check-bundle.ts";
import type { Report, Step } from "./finding.ts";
import type { ImportOutcome } from "./commit/finish-import.ts";
import { operatorsFields, withKeptSender } from "./commit/operators-fields.ts";
import { createFaults, type Faults, isImportable } from "./faults.ts";
import { findNumbers } from "./ids/give-numbers.ts";
import { BUNDLE } from "./ids/listing-sources.ts";
import { NO_STORED_SITE, readRemoteMedia, readSite, readStoredSite } from "./write/stored-site.ts";
import { type AfterWriting, writeBundle } from "./write/write-bundle.ts";

export type BundleImport = {
  /** A folder or a .zip. */
  readonly path: string;
  readonly databaseUrl: string;
  /** Who brings it: `bundle` when absent. It removes only what it brought, and its text ids are its own. */
  readonly source?: string;
  readonly dataDir: string;
  /** Under whom what it changes is kept, as the log of the site names them; `import {source}` when absent. */
  readonly actor?: string;
  /** Adds and updates, removes nothing. */
  readonly partial?: boolean;
  /** With partial: the listings of the source that go all the same, by id. */
  readonly removedIds?: readonly number[];
  /** With partial: the pages that go, by id. */
  readonly removedPages?: readonly number[];
  /** With partial: the files of the site's media that the bundle can name, where the caller knows; else all are read. */
  readonly mediaNames?: readonly string[];
  /** Whether a source brings its listings for the first time, which subscribers are not told of. */
  readonly isFirstRun?: boolean;
  /** Takes the good records and leaves the others out. */
  readonly skipInvalid?: boolean;
  /** Takes off whatever the bundle leaves out, be it all that the site has. */
  readonly allowRemovals?: boolean;
  /** The site that it is for: a site.json that names another is refused; one that only adds needs none. */
  readonly siteId?: string | undefined;
  readonly report: Report;
  readonly onStep?: Step;
  /** The day whose laws count; today when absent. */
  readonly now?: Date;
  readonly limits?: BundleLimits;
  /**
   * Whether an operator brings it, whose site.json may connect sources: they name variables and folders of the server, which
   * an agency with a token must not.
   */
  readonly isOperators?: boolean;
  /** Refuses a site.json that changes what only who runs the server may, and keeps the sender of its mails. */
  readonly keepsOperatorsFields?: boolean;
  /** Refuses a listing that lacks what each published one says; without it, that is a warning. */
  readonly refusesIncomplete?: boolean | undefined;
  /** Called in the transaction that writes, before anything of it: what it throws, `importBundle` throws. */
  readonly beforeWriting?: (client: Client) => Promise<void>;
  /** Called in the same transaction, after everything of it. */
  readonly afterWriting?: AfterWriting;
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
export function importBundle(options: BundleImport): Promise<ImportResult> {
  const facts = { "gevel.site": options.siteId };
  return inSpan({ name: "import bundle", facts }, () => importFrom(options), factsOfImport);
}

const factsOfImport = (result: ImportResult) => ({
  "gevel.import.outcome": result.kind,
  ...(result.kind === "imported" && { "gevel.site": result.siteId }),
});

async function importFrom(options: BundleImport): Promise<ImportResult> {
  const { path, databaseUrl, limits = BUNDLE_LIMITS } = options;
  const bundle = await openBundle(path, limits);
  try {
    return await withConnection(databaseUrl, (client) => importOpenBundle(bundle, client, options));
  } finally {
    await bundle.close();
  }
}

/** The same of a bundle that is open, on a connection that is open; the caller closes both. */
export async function importOpenBundle(
  bundle: OpenBundle,
  client: Client,
  options: Omit<BundleImport, "path" | "databaseUrl">,
): Promise<ImportResult> {
  const { limits = BUNDLE_LIMITS, partial = false, skipInvalid = false, allowRemovals = false } = options;
  const { source: broughtBy = BUNDLE, onStep = () => () => {} } = options;
  const faults = createFaults(options.report);
  const read = await checkBundle(
    {
      bundle,
      limits,
      onStep,
      now: options.now ?? new Date(),
      refusesIncomplete: options.refusesIncomplete,
      settle: (bytes) => settle(options.dataDir, bytes),
      siteId: partial || bundle.files.has("site.json") ? options.siteId : undefined,
      surroundingsOf: (id) => surroundingsOf(client, id, { ...options, broughtBy, report: faults.report }),
    },
    faults.report,
  );
  const isHeld = options.keepsOperatorsFields && bundle.files.has("site.json");
  const checked = read && isHeld ? await keepOperatorsFields(client, read, faults) : read;
  if (!checked || !isImportable(checked, faults, skipInvalid))
    return { kind: "refused", errors: faults.count() };
  if (checked.parts.sources && !options.isOperators) options.report(SOURCES_LEFT_OUT);
  const change = { actor: options.actor ?? `import ${broughtBy}`, at: options.now ?? new Date() };
  const writing = { ...options, change, broughtBy, partial, allowRemovals, limits, onStep };
  return writeBundle(client, bundle, checked, faults, writing);
}

type AdditionsCheck = Pick<
  BundleImport,
  "dataDir" | "source" | "removedPages" | "mediaNames" | "now" | "report" | "refusesIncomplete"
> & { readonly siteId: string };

/** Reports what an import of a bundle that only adds would say of it, and answers what it would write; nothing is written, and no import waits for it. */
export async function checkAdditions(
  bundle: OpenBundle,
  client: Client,
  { source = BUNDLE, dataDir, siteId, report, now = new Date(), refusesIncomplete, ...rest }: AdditionsCheck,
): Promise<CheckedBundle | null> {
  return checkBundle(
    {
      bundle,
      limits: BUNDLE_LIMITS,
      onStep: () => () => {},
      now,
      refusesIncomplete,
      settle: (bytes) => settle(dataDir, bytes),
      siteId,
      surroundingsOf: (id) =>
        readStoredSite(client, id, { ...rest, dataDir, source, report, isOnlyRead: true }),
    },
    report,
  );
}

type Surrounded = Pick<BundleImport, "dataDir" | "partial" | "removedPages" | "mediaNames" | "report"> & {
  readonly broughtBy: string;
};

/** What stands on the site already: all of it for a bundle that only adds, else no more than numbers and fetched files. */
async function surroundingsOf(client: Client, id: string, options: Surrounded): Promise<StoredSite> {
  const { dataDir, partial, broughtBy, report, removedPages, mediaNames } = options;
  if (partial)
    return readStoredSite(client, id, { dataDir, source: broughtBy, report, removedPages, mediaNames });
  return {
    ...NO_STORED_SITE,
    ...(await readRemoteMedia(client, id, dataDir)),
    takesSources: broughtBy === BUNDLE,
    findNumbers: (textIds) => findNumbers(client, { siteId: id, source: broughtBy }, textIds),
  };
}

const SOURCES_LEFT_OUT = {
  level: "warning",
  code: "only-by-operator",
  file: "site.json",
  path: "sources",
  message: "left out: only an operator's `gevel import` connects sources",
} as const;

/** Of the site as it was read, since a text can be written in ways that only one reader takes. */
async function keepOperatorsFields(
  client: Client,
  checked: CheckedBundle,
  { report }: Faults,
): Promise<CheckedBundle> {
  const { site } = checked.parts;
  const stored = await readSite(client, site.id);
  if (!stored) return checked;
  for (const fault of operatorsFields(stored, site)) report({ level: "error", file: "site.json", ...fault });
  const kept = withKeptSender(stored, site);
  if (kept === site) return checked;
  const message = `mails go on coming from ${kept.settings.mailFrom}: only who runs the server changes their sender`;
  report({
    level: "warning",
    code: "only-by-operator",
    file: "site.json",
    path: "settings.mailFrom",
    message,
  });
  return { ...checked, parts: { ...checked.parts, site: kept } };
}

async function settle(dataDir: string, bytes: Buffer) {
  const taken = await ingestMedia(dataDir, bytes);
  return taken.ok ? { ...taken, content: bytes } : taken;
}
