import type { ClientBase } from "pg";
import type { SourceOfSettings } from "#features/site/schema/site-file.ts";

/**
 * Makes the sources of a site's settings those that site.json names, in the importer's transaction: one of the same name that
 * the operator added becomes one of the settings, one that it no longer names ends. What stands unchanged keeps its state; what changed runs
 * at once, as after `gevel source add`.
 */
export async function writeSettingsSources(
  client: ClientBase,
  siteId: string,
  sources: readonly SourceOfSettings[],
): Promise<void> {
  const rows = sources.map(({ kind, name, settings, everyMinutes }) => ({
    name: name ?? kind,
    kind,
    settings,
    every_minutes: everyMinutes ?? null,
  }));
  await client.query(DROP, [siteId, rows.map(({ name }) => name)]);
  await client.query(WRITE, [siteId, JSON.stringify(rows)]);
}

/** The sources of a site's settings as site.json names them. */
export async function readSettingsSources(client: ClientBase, siteId: string): Promise<SourceOfSettings[]> {
  const { rows } = await client.query<{ source: SourceOfSettings }>(READ, [siteId]);
  return rows.map(({ source }) => source);
}

const DROP = "delete from source where site_id = $1 and in_settings and name <> all($2)";

const WRITE = `
  insert into source as stored (site_id, name, kind, settings, every_minutes, next_at, created_at, in_settings)
  select $1, name, kind, settings, every_minutes, case when every_minutes is not null then now() end, now(), true
  from jsonb_to_recordset($2::jsonb) as given (name text, kind text, settings jsonb, every_minutes int)
  on conflict (site_id, name) do update
    set kind = excluded.kind, settings = excluded.settings, every_minutes = excluded.every_minutes,
      in_settings = true,
      next_at = case when (stored.kind, stored.settings, stored.every_minutes)
          is distinct from (excluded.kind, excluded.settings, excluded.every_minutes)
        then excluded.next_at else stored.next_at end,
      state = case when (stored.kind, stored.settings) is distinct from (excluded.kind, excluded.settings)
        then null else stored.state end
    where (stored.kind, stored.settings, stored.every_minutes, stored.in_settings)
      is distinct from (excluded.kind, excluded.settings, excluded.every_minutes, true)`;

const READ = `
  select jsonb_strip_nulls(jsonb_build_object('kind', kind, 'name', name, 'settings', settings,
    'everyMinutes', every_minutes)) as source
  from source where site_id = $1 and in_settings order by name`;
