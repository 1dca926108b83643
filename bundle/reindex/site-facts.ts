import type { ClientBase } from "pg";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import type { Site } from "#features/site/schema/site.ts";
import { indexReference, type ReferenceIndex } from "../check/reference-index.ts";

/** What of a site its listings are derived by. */
export type SiteFacts = {
  readonly reference: ReferenceIndex;
  readonly texts: Site["settings"]["hiddenAddressTexts"] | undefined;
};

/** Null where there is no such site. */
export async function readSiteFacts(client: ClientBase, siteId: string): Promise<SiteFacts | null> {
  type Row = { readonly site: Site; readonly reference: ReferenceData | null };
  const { rows } = await client.query<Row>(
    `select s.document as site, p.document as reference
    from site s left join site_part p on p.site_id = s.site_id and p.kind = 'reference'
    where s.site_id = $1`,
    [siteId],
  );
  const [row] = rows;
  if (!row) return null;
  // A document of an older version may lack settings that came since.
  const settings: Partial<Site["settings"]> | undefined = row.site.settings;
  return {
    reference: indexReference(row.reference ?? undefined),
    texts: settings?.hiddenAddressTexts,
  };
}
