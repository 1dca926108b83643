import { withConnection } from "#platform/db/connection.ts";

export type ListedSite = {
  readonly id: string;
  readonly name: string;
  readonly hostnames: string[];
  readonly locales: string[];
  readonly isDefault: boolean;
  readonly listings: number;
};

/** Every site of the database, for its operator; no visitor's call sees two sites. */
export async function listSites(databaseUrl: string): Promise<ListedSite[]> {
  const { rows } = await withConnection(databaseUrl, (client) =>
    client.query<ListedSite>(`
      select site_id as id, document ->> 'name' as name, document -> 'hostnames' as hostnames,
        document -> 'locales' as locales, is_default as "isDefault",
        (select count(*)::int from estate e where e.site_id = s.site_id) as listings
      from site s order by site_id`),
  );
  return rows;
}
