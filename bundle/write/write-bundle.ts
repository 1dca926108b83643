import type { Client, ClientBase } from "pg";
import { transact } from "#platform/db/in-transaction.ts";
import { syncCalendars } from "../calendars/sync-calendars.ts";
import { finishRentals, PhotoTakenError, type RentalsOutcome } from "../rentals/finish-rentals.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { type OpenBundle, ESTATES_FILE, RENTALS_FILE } from "../files/bundle-files.ts";
import type { CheckedBundle } from "../check/check-bundle.ts";
import { ListingsOfOthers } from "../ids/listing-sources.ts";
import type { Report, Step } from "../finding.ts";
import { resolveMediaOfParts } from "../check/media/media-of-parts.ts";
import { indexReference } from "../check/reference-index.ts";
import { beginImport } from "../commit/begin-import.ts";
import { countsOf, finishImport } from "../commit/finish-import.ts";
import { refuseHalfHidden, refuseShownRentals } from "../commit/refuse-half-hidden.ts";
import { noteMeantRemovals, RemovalsRefused, refuseRemovals } from "../commit/refuse-removals.ts";
import { withListsOfSources } from "../commit/lists-of-sources.ts";
import { writeAssets } from "../commit/write-assets.ts";
import { HostnameTakenError, type SiteContent, writeSite } from "../commit/write-site.ts";
import { type Faults, reportLostParts } from "../faults.ts";
import type { ImportResult } from "../import-bundle.ts";
import { writeSettingsSources } from "../sources/run/settings-sources.ts";
import { createMediaIndex, type MediaIndex } from "../check/media/media-index.ts";
import { noteMediaUrls } from "../remote-media/note-media-urls.ts";
import { stageRentals } from "../rentals/stage-rentals.ts";
import { contentOfParts } from "./content-of-parts.ts";
import { stageEstates } from "./stage-estates.ts";
import { reportRunningImport } from "./report-running-import.ts";

/** Called in the transaction that writes, with what came of it. Example: `3 added, 1 changed, 0 removed`. */
export type AfterWriting = (
  client: Client,
  written: { readonly siteId: string; readonly outcome: string },
) => Promise<void>;

type Writing = {
  readonly dataDir: string;
  readonly partial: boolean;
  readonly broughtBy: string;
  readonly removedIds?: readonly number[];
  readonly isFirstRun?: boolean;
  readonly allowRemovals: boolean;
  readonly limits: BundleLimits;
  readonly onStep: Step;
  readonly report: Report;
  readonly isOperators?: boolean;
  readonly beforeWriting?: (client: Client) => Promise<void>;
  readonly afterWriting?: AfterWriting;
};

/** Fewer changed rows are left to the database's own vacuum: a price that changes must show at once. */
const MANY_CHANGED = 200;

/** Writes all that is good of a bundle, or nothing of it. */
export async function writeBundle(
  client: Client,
  bundle: OpenBundle,
  checked: CheckedBundle,
  faults: Faults,
  writing: Writing,
): Promise<ImportResult> {
  const { parts, estates, rentals, addresses } = checked;
  const { report } = writing;
  const mediaIndex = createMediaIndex(writing.dataDir, addresses);
  const content = contentOfParts(await resolveMediaOfParts(parts, mediaIndex), faults.files);
  const skippedParts = reportLostParts(faults);
  try {
    const { site, outcome, rentalsOutcome } = await transact(client, async () => {
      await writing.beforeWriting?.(client);
      await reportRunningImport(client, content.site.id, report);
      const written = await writeContent(client, content, { ...writing, bundle, checked, mediaIndex });
      await writing.afterWriting?.(client, { siteId: content.site.id, outcome: countsOf(written.outcome) });
      return written;
    });
    const isSiteChanged = site.kinds.size > 0;
    if (outcome.ids.length + rowsChanged(rentalsOutcome) >= MANY_CHANGED) await tidyUp(client, report);
    return {
      kind: "imported",
      siteId: content.site.id,
      estates: outcome,
      rentals: rentalsOutcome,
      isSiteChanged,
      isNewSite: site.isNew,
      changedKinds: site.kinds,
      skipped: estates.invalid.size + rentals.invalid.size,
      skippedPages: [...faults.files].filter((file) => file.startsWith("pages/")).length,
      skippedParts,
    };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    faults.report({ level: "error", ...refusal });
    return { kind: "refused", errors: faults.count() };
  }
}

type Good = {
  readonly bundle: OpenBundle;
  readonly checked: CheckedBundle;
  readonly mediaIndex: MediaIndex;
};

async function writeContent(client: Client, content: SiteContent, writing: Writing & Good) {
  const { bundle, checked, mediaIndex, partial, limits, onStep } = writing;
  const { estates, estateLines, hiddenStreets, rentals } = checked;
  const siteId = content.site.id;
  const { hiddenAddressTexts: texts } = content.site.settings;
  const { broughtBy, removedIds = [], isFirstRun = false, allowRemovals } = writing;
  const guards = !partial && !allowRemovals;
  const reference = indexReference(checked.parts.reference);
  const onBytes = onStep("writing", bundle.files.get(ESTATES_FILE) ?? 0);
  await beginImport(client, siteId);
  const pages = content.pages.map(({ id }) => id);
  if (guards) await refuseRemovals(client, "pages", siteId, pages);
  const lists = partial ? content.reference : await withListsOfSources(client, siteId, content.reference);
  const site = await writeSite(client, { ...content, reference: lists });
  const { sources } = checked.parts;
  if (sources && writing.isOperators) await writeSettingsSources(client, siteId, sources);
  await writeAssets(client, siteId, { files: checked.addresses, partial });
  const mediaUrls = await stageEstates(client, {
    estateLines,
    limits,
    estates,
    reference,
    mediaIndex,
    hiddenStreets,
    onBytes,
  });
  await noteMediaUrls(client, siteId, mediaUrls);
  if (guards) await refuseRemovals(client, "listings", siteId, broughtBy);
  if (removedIds.length > 0 && !allowRemovals)
    await refuseRemovals(client, "withdrawals", siteId, broughtBy, removedIds.length);
  const outcome = await finishImport(client, siteId, { partial, source: broughtBy, removedIds, isFirstRun });
  await stageRentals(client, { bundle, limits, rentals, reference, mediaIndex, texts });
  if (guards) await refuseRemovals(client, "rentals", siteId);
  const rentalsOutcome = await finishRentals(client, siteId, { partial });
  await syncCalendars(client, siteId);
  if (allowRemovals) await noteMeantRemovals(client, siteId, broughtBy);
  if (partial) {
    await refuseHalfHidden(client, siteId, estates.hidden.named);
    await refuseShownRentals(client, siteId, rentals.hidden);
  }
  return { site, outcome, rentalsOutcome };
}

function rowsChanged({ added, changed, removed }: RentalsOutcome): number {
  return added + changed + removed;
}

/** What only the site as it stands can tell is wrong with a bundle. */
function refusalOf(error: unknown) {
  if (error instanceof HostnameTakenError)
    return { file: "site.json", path: "hostnames", message: error.message };
  if (error instanceof RemovalsRefused || error instanceof ListingsOfOthers)
    return { file: error.file, message: error.message };
  return error instanceof PhotoTakenError
    ? { file: RENTALS_FILE, path: "photos.id", message: error.message }
    : null;
}

/** After many rows changed, plans stay good and pages full only with fresh statistics; without them all is still there. */
async function tidyUp(client: ClientBase, report: Report): Promise<void> {
  try {
    await client.query(
      "vacuum (analyze) estate, estate_content, label, site_part, tombstone, rental_unit, rental_period, rental_last_arrival",
    );
  } catch (error) {
    const message = `imported, but the database could not be tidied up: ${(error as Error).message}`;
    report({ level: "warning", file: "site.json", message });
  }
}
