import { withConnection } from "#platform/db/connection.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import type { Site } from "#features/site/schema/site.ts";

export type ListsOfSite = { readonly site: Site; readonly reference: ReferenceData };

/** A site with the lists that words of a sheet are looked up in; null where there is none. */
export async function readSiteLists(databaseUrl: string, siteId: string): Promise<ListsOfSite | null> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ site: Site; reference: unknown }>(
      `select s.document as site, p.document as reference
       from site s left join site_part p on p.site_id = s.site_id and p.kind = 'reference'
       where s.site_id = $1`,
      [siteId],
    );
    const found = rows[0];
    return found ? { site: found.site, reference: ReferenceData.parse(found.reference ?? {}) } : null;
  });
}
