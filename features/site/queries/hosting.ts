import type { ClientBase, Pool } from "pg";
import { isLocale } from "#domain/locale/locale.ts";
import type { Suspension } from "../suspension.ts";
import type { DatabaseReader } from "./database-reader.ts";
import { notifyChange } from "./notify-change.ts";
import type { SiteLimits } from "./status/find-site-usage.ts";

type Row = { readonly since: Date; readonly reason: string | null; readonly message: object | null };

/** Null while the site is served. */
export async function findSuspension(
  { database }: DatabaseReader,
  siteId: string,
): Promise<Suspension | null> {
  const { rows } = await database.query<Row>({ text: FIND, values: [siteId] });
  const row = rows[0];
  return row ? suspensionOf(row) : null;
}

function messageOf(stored: object): Suspension["message"] {
  return Object.fromEntries(
    Object.entries(stored).filter(([locale, text]) => isLocale(locale) && typeof text === "string"),
  );
}

/** All that are suspended, by their site: few, so that a site that is served costs no question of its own. */
export async function findSuspensions({
  database,
}: DatabaseReader): Promise<ReadonlyMap<string, Suspension>> {
  const { rows } = await database.query<Row & { readonly site_id: string }>({ text: FIND_ALL });
  return new Map(rows.map(({ site_id: siteId, ...row }) => [siteId, suspensionOf(row)]));
}

function suspensionOf(row: Row): Suspension {
  return { ...row, message: messageOf(row.message ?? {}) };
}

/** Sites that nobody is served, and whose jobs wait. */
export async function findSuspendedSites(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ site_id: string }>(
    "select site_id from hosting where suspended_at is not null",
  );
  return rows.map(({ site_id: siteId }) => siteId);
}

/** SQL that holds for rows of sites that are served. Example: `isServed("source.site_id")`. */
export function isServed(siteId: string): string {
  return `not exists (select from hosting h where h.site_id = ${siteId} and h.suspended_at is not null)`;
}

export async function isSite(pool: Pool, siteId: string): Promise<boolean> {
  return (await pool.query("select from site where site_id = $1", [siteId])).rowCount === 1;
}

/** Every host name of every site. */
export async function findHostnames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ hostname: string }>("select hostname from hostname");
  return rows.map(({ hostname }) => hostname);
}

type NewSuspension = Omit<Suspension, "since"> & { readonly now: Date };

/** Takes a site off, or changes what is said of it; every server hears of it. False where there is no such site. Belongs into a transaction. */
export async function suspendSite(
  client: ClientBase,
  siteId: string,
  { reason, message, now }: NewSuspension,
): Promise<boolean> {
  const { rowCount } = await client.query(SUSPEND, [siteId, now, reason, JSON.stringify(message)]);
  if (rowCount === 0) return false;
  await notifyChange(client, { siteId, scope: "site", withdraws: true });
  return true;
}

/** Serves a site again. False for one that is not suspended. Belongs into a transaction. */
export async function resumeSite(client: ClientBase, siteId: string): Promise<boolean> {
  const { rowCount } = await client.query(RESUME, [siteId]);
  if (rowCount === 0) return false;
  await notifyChange(client, { siteId, scope: "site", withdraws: true });
  return true;
}

/** Sets limits of a site; those that are not given stay. False where there is no such site. */
export async function limitSite(
  client: ClientBase,
  siteId: string,
  limits: Partial<SiteLimits>,
): Promise<boolean> {
  const { rowCount } = await client.query(LIMIT, [siteId, JSON.stringify(limits)]);
  return rowCount === 1;
}

/** What a site may have. */
export async function findLimits(client: ClientBase | Pool, siteId: string): Promise<SiteLimits> {
  const { rows } = await client.query<SiteLimits>(FIND_LIMITS, [siteId]);
  return rows[0] ?? NO_LIMITS;
}

const NO_LIMITS: SiteLimits = { listings: null, pictures: null, mediaBytes: null, mailsPerDay: null };

const COLUMNS = "suspended_at as since, suspended_reason as reason, suspended_message as message";
const FIND = `select ${COLUMNS} from hosting where site_id = $1 and suspended_at is not null`;
const FIND_ALL = `select site_id, ${COLUMNS} from hosting where suspended_at is not null`;

const SUSPEND = `
  insert into hosting (site_id, suspended_at, suspended_reason, suspended_message)
  select site_id, $2, $3, $4 from site where site_id = $1
  on conflict (site_id) do update set suspended_at = coalesce(hosting.suspended_at, excluded.suspended_at),
    suspended_reason = excluded.suspended_reason, suspended_message = excluded.suspended_message`;

const RESUME = `
  update hosting set suspended_at = null, suspended_reason = null, suspended_message = null
  where site_id = $1 and suspended_at is not null`;

const FIND_LIMITS = `select most_listings as listings, most_pictures as pictures,
    most_media_bytes as "mediaBytes", most_mails_per_day as "mailsPerDay"
  from hosting where site_id = $1`;

const given = (name: keyof SiteLimits, column: string) =>
  `case when $2::jsonb ? '${name}' then ($2::jsonb ->> '${name}')::bigint else hosting.${column} end`;

const LIMIT = `
  insert into hosting (site_id, most_listings, most_pictures, most_media_bytes, most_mails_per_day)
  select site_id, ($2::jsonb ->> 'listings')::int, ($2::jsonb ->> 'pictures')::int,
    ($2::jsonb ->> 'mediaBytes')::bigint, ($2::jsonb ->> 'mailsPerDay')::int
  from site where site_id = $1
  on conflict (site_id) do update set most_listings = ${given("listings", "most_listings")},
    most_pictures = ${given("pictures", "most_pictures")},
    most_media_bytes = ${given("mediaBytes", "most_media_bytes")},
    most_mails_per_day = ${given("mailsPerDay", "most_mails_per_day")}`;
