import type { ClientBase } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";
import { changedPaths } from "./changed-paths.ts";

/** Who changes a site, and when. */
export type Change = {
  /** As the log of the site names them, or `import {source}`. */
  readonly actor: string;
  readonly at: Date;
};

/** A document as JSON text, before and after a change; null after a removal. */
export type Replaced = { readonly resource: string; readonly former: string; readonly next: string | null };

/** So many versions of one page, menu, item, agenda, holiday home or listing can be brought back; older ones go. */
export const MOST_VERSIONS = 50;

/** Keeps what documents were before a change, in the transaction that writes it. */
export async function storeVersions(
  client: ClientBase,
  siteId: string,
  { actor, at }: Change,
  replaced: readonly Replaced[],
): Promise<void> {
  if (replaced.length === 0) return;
  const rows = replaced.map(({ resource, former, next }) => ({
    resource,
    document: former,
    is_removal: next === null,
    changed: next === null ? [] : changedPaths(JSON.parse(former), JSON.parse(next)),
  }));
  await client.query(INSERT, [siteId, actor, at, JSON.stringify(rows)]);
  await client.query(DROP_OLDEST, [siteId, rows.map(({ resource }) => resource), MOST_VERSIONS]);
}

const INSERT = `
  insert into resource_version (site_id, resource, document, actor, at, is_removal, changed)
  select $1, resource, document, $2, $3, is_removal, changed
  from json_to_recordset($4::json) as row (resource text, document text, is_removal boolean, changed text[])`;

const DROP_OLDEST = `
  delete from resource_version v using (
    select version_id, row_number() over (partition by resource order by version_id desc) as place
    from resource_version where site_id = $1 and resource = any($2::text[])
  ) as placed
  where v.site_id = $1 and v.version_id = placed.version_id and placed.place > $3`;

const KEPT_MS = 365 * 86_400_000;

/** Each night: what documents were before changes of a year ago is forgotten. */
export const oldVersions: ScheduledJob = {
  name: "old-versions",
  schedule: "35 3 * * *",
  async run({ storage }, now) {
    const before = new Date(now.getTime() - KEPT_MS);
    await withConnection(storage.databaseUrl, (client) =>
      client.query("delete from resource_version where at < $1", [before]),
    );
  },
};
