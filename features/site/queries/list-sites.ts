import { findSiteUsage, type SiteLimits } from "./status/find-site-usage.ts";
import { withConnection } from "#platform/db/connection.ts";

export type ListedSite = {
  readonly id: string;
  readonly name: string;
  readonly hostnames: string[];
  readonly locales: string[];
  readonly isDefault: boolean;
  readonly listings: number;
  readonly pictures: number;
  readonly mediaBytes: number | null;
  readonly limits: SiteLimits;
  readonly suspendedAt: Date | null;
};

type Row = Pick<ListedSite, "id" | "name" | "hostnames" | "locales" | "isDefault">;

/** Every site of the database, for its operator; no visitor's call sees two sites. */
export async function listSites(databaseUrl: string): Promise<ListedSite[]> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<Row>(`
      select site_id as id, document ->> 'name' as name, document -> 'hostnames' as hostnames,
        document -> 'locales' as locales, is_default as "isDefault" from site order by site_id`);
    const usages = new Map((await findSiteUsage(client)).map((usage) => [usage.site, usage]));
    return rows.flatMap((row) => {
      const usage = usages.get(row.id);
      return usage ? [{ ...row, ...usage }] : [];
    });
  });
}
