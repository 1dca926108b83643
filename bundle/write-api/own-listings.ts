import type { Client } from "pg";
import { AGENT_FIELDS } from "#features/desk/roles.ts";
import type { Holder } from "#features/site/access/holder.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Site } from "#features/site/schema/site.ts";
import { findBroughtListing, type ListingKey } from "../ids/find-listing.ts";
import type { WriteCall } from "./with-site-write-lock.ts";

const ALLOWED: readonly string[] = Object.values(AGENT_FIELDS).flat();

type Asked = {
  readonly site: Pick<Site, "id">;
  readonly holder?: Pick<Holder, "onlyOf"> | undefined;
  readonly listingId: number;
};

/** Refuses a listing of another sales rep to who is limited to some. */
export async function refuseOthersListing(client: Client, { site, holder, listingId }: Asked): Promise<void> {
  if (!holder || holder.onlyOf === null) return;
  const own = await listingsOfReps(client, site.id, { listingIds: [listingId], onlyOf: holder.onlyOf });
  if (own.size === 0) throw new AppError("other-role", { detail: "This listing is of another sales rep." });
}

type OfReps = { readonly listingIds: readonly number[]; readonly onlyOf: readonly number[] };

/** Which of these listings are of these sales reps. */
export async function listingsOfReps(
  client: Client,
  siteId: string,
  { listingIds, onlyOf }: OfReps,
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number }>(OF_REPS, [siteId, listingIds, onlyOf]);
  return new Set(rows.map(({ id }) => id));
}

/** Refuses a change of a listing by who is limited to some sales reps, where it is of another one or goes too far. */
export async function refuseBeyondOwn(client: Client, call: WriteCall, key: ListingKey): Promise<void> {
  const { site, holder, body } = call;
  if (!holder || holder.onlyOf === null) return;
  const paths = pathsBeyond(body);
  if (paths.length > 0) throw beyondAgent(paths);
  const stored = await findBroughtListing(client, site.id, key);
  if (stored) await refuseOthersListing(client, { site, holder, listingId: stored.id });
}

/** Refuses to put back a version, or to write a draft, that would change more than an agent may. */
export function refuseBeyondAgent({ holder }: Pick<Asked, "holder">, paths: readonly string[]): void {
  if (!holder || holder.onlyOf === null) return;
  const beyond = paths.filter((path) => !isAllowed(path));
  if (beyond.length > 0) throw beyondAgent(beyond);
}

function isAllowed(path: string): boolean {
  return ALLOWED.some((own) => path === own || path.startsWith(`${own}.`));
}

function beyondAgent(paths: readonly string[]): AppError {
  return new AppError("other-role", {
    errors: paths.map((path) => ({ path, message: `an agent changes ${ALLOWED.join(", ")} alone` })),
  });
}

/** The fields of a merge patch that an agent may not change. Example: `general.title` of `{"general": {"title": null}}`. */
export function pathsBeyond(patch: unknown, prefix = ""): string[] {
  return Object.entries(patch as Record<string, unknown>).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (ALLOWED.includes(path)) return [];
    const leadsOn = ALLOWED.some((allowed) => allowed.startsWith(`${path}.`));
    return leadsOn && isObject(value) ? pathsBeyond(value, `${path}.`) : [path];
  });
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A unit without a sales rep has that of its project. */
const OF_REPS = `
  select e.id::float8 as id from estate e
    join estate_content c on c.site_id = e.site_id and c.id = e.id
    left join estate_content p on p.site_id = e.site_id and p.id = e.parent_id
  where e.site_id = $1 and e.id = any($2::bigint[])
    and (coalesce(nullif(c.document -> 'salesRep', 'null'), nullif(p.document -> 'salesRep', 'null')) ->> 'id')::bigint
      = any($3::bigint[])`;
