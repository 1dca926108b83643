import type { Client, ClientBase } from "pg";
import { transact } from "#platform/db/in-transaction.ts";
import { NewVariable, refuseNewVariables } from "../calendars/refuse-new-variables.ts";
import { PhotoTakenError, type RentalsOutcome } from "../rentals/finish-rentals.ts";
import { type OpenBundle, RENTALS_FILE } from "../files/bundle-files.ts";
import type { CheckedBundle } from "../check/check-bundle.ts";
import { ListingsOfOthers } from "../ids/listing-sources.ts";
import type { Finding, Report } from "../finding.ts";
import { resolveMediaOfParts } from "../check/media/media-of-parts.ts";
import { countsOf } from "../commit/finish-import.ts";
import { RemovalsRefused } from "../commit/refuse-removals.ts";
import { LimitReached, refuseOverLimit } from "../commit/refuse-over-limit.ts";
import { HostnameTakenError } from "../commit/write-site.ts";
import { type Faults, reportLostParts } from "../faults.ts";
import type { ImportResult } from "../import-bundle.ts";
import { createMediaIndex } from "../check/media/media-index.ts";
import { contentOfParts } from "./content-of-parts.ts";
import { type ContentWriting, writeContent } from "./write-content.ts";
import { reportRunningImport } from "./report-running-import.ts";

/** Called in the transaction that writes, with what came of it. Example: `3 added, 1 changed, 0 removed`. */
export type AfterWriting = (
  client: Client,
  written: { readonly siteId: string; readonly outcome: string },
) => Promise<void>;

type Writing = Omit<ContentWriting, "bundle" | "checked" | "mediaIndex"> & {
  readonly dataDir: string;
  readonly report: Report;
  /** Of an agency, which changes nothing that is the operator's. */
  readonly keepsOperatorsFields?: boolean;
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
      const limited = { siteId: content.site.id, dataDir: writing.dataDir };
      const write = () => writeContent(client, content, { ...writing, bundle, checked, mediaIndex });
      const written = await refuseOverLimit(client, limited, ["listings", "pictures", "mediaBytes"], () =>
        writing.keepsOperatorsFields ? refuseNewVariables(client, content.site.id, write) : write(),
      );
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

function rowsChanged({ added, changed, removed }: RentalsOutcome): number {
  return added + changed + removed;
}

/** What only the site as it stands can tell is wrong with a bundle. */
function refusalOf(error: unknown): Omit<Finding, "level"> | null {
  if (error instanceof HostnameTakenError)
    return { code: "hostname-taken", file: "site.json", path: "hostnames", message: error.message };
  if (error instanceof LimitReached)
    return { code: "over-limit", file: error.file, message: error.message, limit: error.limit };
  if (error instanceof NewVariable)
    return { code: "only-by-operator", ...error.place, message: error.message };
  if (error instanceof RemovalsRefused)
    return { code: "too-many-removals", file: error.file, message: error.message };
  if (error instanceof ListingsOfOthers)
    return { code: "of-another-source", file: error.file, message: error.message };
  return error instanceof PhotoTakenError
    ? { code: "duplicate-id", file: RENTALS_FILE, path: "photos.id", message: error.message }
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
    report({ level: "warning", code: "not-tidied", file: "site.json", message });
  }
}
