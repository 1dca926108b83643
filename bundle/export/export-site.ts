import type { Client } from "pg";
import type { Report } from "../finding.ts";
import type { BundleFile } from "../files/write-files.ts";
import { ESTATES_FILE, RENTALS_FILE } from "../files/bundle-files.ts";
import { readSettingsSources } from "../sources/run/settings-sources.ts";
import { exportedEstates } from "./exported-estates.ts";
import { exportedMedia, openUsedMedia } from "./exported-media.ts";
import { exportedParts } from "./exported-parts.ts";
import { exportedRentals } from "./exported-rentals.ts";

export type SiteExport = {
  readonly siteId: string;
  readonly dataDir: string;
  readonly report: Report;
};

/** A reader who stops reading must not hold old rows for ever. */
const PATIENCE = "10min";

/** Thrown for a site that is not there. */
export class NoSuchSite extends Error {
  constructor(siteId: string) {
    super(`there is no site "${siteId}"; gevel sites lists those there are`);
  }
}

/**
 * The files of a bundle that imports to the same site, as it stands at one moment. What of it is not what was brought is
 * reported.
 */
export async function* exportSite(client: Client, asked: SiteExport): AsyncGenerator<BundleFile> {
  const exporting = { ...asked, client };
  await client.query(
    `begin isolation level repeatable read; set local idle_in_transaction_session_timeout = '${PATIENCE}'`,
  );
  try {
    const { rows } = await client.query("select document from site where site_id = $1", [asked.siteId]);
    if (!rows[0]) throw new NoSuchSite(asked.siteId);
    await openUsedMedia(client);
    const sources = await readSettingsSources(client, asked.siteId);
    const site = sources.length > 0 ? { ...rows[0].document, sources } : rows[0].document;
    yield* exportedParts(exporting, site);
    yield { name: ESTATES_FILE, content: exportedEstates(exporting) };
    yield { name: RENTALS_FILE, content: exportedRentals(exporting) };
    yield* exportedMedia(exporting);
  } finally {
    await client.query("rollback").catch(() => undefined);
  }
}
