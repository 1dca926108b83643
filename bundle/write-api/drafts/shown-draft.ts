import type { Client } from "pg";
import { EstateNode } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { CheckedBundle } from "../../check/check-bundle.ts";
import { createMediaIndex } from "../../check/media/media-index.ts";
import { parseRecord } from "../../check/record/parse-record.ts";
import { indexReference } from "../../check/reference-index.ts";
import type { Draft } from "../../drafts/drafts-table.ts";
import { createFaults } from "../../faults.ts";
import { ESTATES_FILE } from "../../files/bundle-files.ts";
import { memoryBundle } from "../../files/bundle-files.ts";
import { findBroughtListing } from "../../ids/find-listing.ts";
import { checkAdditions } from "../../import-bundle.ts";
import { shownEstate } from "../../write/shown-estate.ts";
import type { ShownNode } from "../../write/shown-node.ts";
import { mediaNamesIn } from "../import-documents.ts";
import { readKey } from "../listing-key.ts";
import type { ListingDocument } from "../schema.ts";
import { named, sourceOf } from "../write-listing.ts";

type Asked = { readonly site: Site; readonly dataDir: string; readonly now: Date };

/** A draft of a listing as an import would show it, but for what follows from its project or units; null where it would be refused. */
export async function shownDraft(
  client: Client,
  { site, dataDir, now }: Asked,
  { resource, document }: Pick<Draft, "resource" | "document">,
): Promise<ShownNode["estate"] | null> {
  const key = readKey(resource.slice("estates/".length));
  const stored = await findBroughtListing(client, site.id, key);
  const listing = named(JSON.parse(document) as ListingDocument, stored, key);
  const files = { [ESTATES_FILE]: Buffer.from(JSON.stringify(listing)) };
  const { report, count } = createFaults(() => {});
  const source = sourceOf(stored, key);
  const asked = { siteId: site.id, dataDir, now, source, mediaNames: mediaNamesIn(files), report };
  const checked = await checkAdditions(memoryBundle(files), client, asked);
  if (!checked || count() > 0) return null;
  const shown = await showOnly(checked, dataDir);
  return shown && !(await isHalfHidden(client, site.id, shown)) ? shown.estate : null;
}

/** The only listing of a bundle. */
async function showOnly(checked: CheckedBundle, dataDir: string): Promise<ShownNode | null> {
  const { parts, addresses, estateLines } = checked;
  const reference = indexReference(parts.reference);
  const mediaIndex = createMediaIndex(dataDir, addresses);
  for await (const { bytes } of estateLines.read()) {
    const parsed = bytes && parseRecord(bytes, EstateNode);
    if (parsed?.ok) return shownEstate(parsed.value, { ...checked, reference, mediaIndex });
  }
  return null;
}

/** A project and its units are one building: one that shows what another hides would be refused, as an import does. */
async function isHalfHidden(
  client: Client,
  siteId: string,
  { estate: { general }, privateAddress }: ShownNode,
): Promise<boolean> {
  const { id, parentId, project, address } = general;
  if (!project && parentId == null) return false;
  const { rows } = await client.query<{ hides: boolean | null; shows: boolean | null }>(OF_OTHERS, [
    siteId,
    parentId ?? id,
    id,
  ]);
  const { hides, shows } = rows[0]!;
  return privateAddress === null
    ? hides === true && Boolean(address?.street || address?.location)
    : shows === true;
}

const OF_OTHERS = `
  select bool_or(p.id is not null) as hides, bool_or(p.id is null and (
    jsonb_typeof(c.document #> '{general,address,street}') = 'object'
    or jsonb_typeof(c.document #> '{general,address,location}') = 'object')) as shows
  from estate e join estate_content c using (site_id, id)
    left join estate_private_address p using (site_id, id)
  where e.site_id = $1 and (e.id = $2 or e.parent_id = $2) and e.id <> $3`;
