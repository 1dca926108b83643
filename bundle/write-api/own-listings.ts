import { valueAt } from "#domain/document/value-at.ts";
import type { Client } from "pg";
import { AGENT_FIELDS } from "#features/desk/roles.ts";
import type { Holder } from "#features/site/access/holder.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Site } from "#features/site/schema/site.ts";
import { findBroughtListing, type ListingKey } from "../ids/find-listing.ts";
import type { WriteCall } from "./with-site-write-lock.ts";

const ALLOWED: readonly string[] = Object.values(AGENT_FIELDS).flat();
/** What an agent names by its id; its name and colours are those of the site's lists, and may only be left out. */
const NAMED_BY_ID = ALLOWED.filter((path) => path.endsWith(".id")).map((path) =>
  path.slice(0, -".id".length),
);

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
  const paths = pathsBeyond(body as object);
  if (paths.length > 0) throw beyondAgent(paths);
  const stored = await findBroughtListing(client, site.id, key);
  if (stored) await refuseOthersListing(client, { site, holder, listingId: stored.id });
}

/** Refuses a draft whose document changes more than an agent may, at these places. */
export function refuseBeyondAgent(
  { holder }: Pick<Asked, "holder">,
  paths: readonly string[],
  document: unknown,
): void {
  if (!holder || holder.onlyOf === null) return;
  const beyond = paths.flatMap((path) => beyondAt(path, valueAt(document, path.split("."))));
  if (beyond.length > 0) throw beyondAgent(beyond);
}

/** The same of a version that is put back: what a status was called comes back with it. */
export function refusePutBackBeyondAgent({ holder }: Pick<Asked, "holder">, paths: readonly string[]): void {
  if (!holder || holder.onlyOf === null) return;
  const beyond = paths.filter((path) => ![...ALLOWED, ...NAMED_BY_ID].some((own) => isWithin(own, path)));
  if (beyond.length > 0) throw beyondAgent(beyond);
}

function isWithin(own: string, path: string): boolean {
  return path === own || path.startsWith(`${own}.`);
}

function beyondAgent(paths: readonly string[]): AppError {
  return new AppError("other-role", {
    errors: paths.map((path) => ({
      code: "only-by-editors",
      path,
      message: `an agent changes ${ALLOWED.join(", ")} alone`,
    })),
  });
}

/** The fields of a merge patch that an agent may not change. Example: `general.title` of `{"general": {"title": null}}`. */
export function pathsBeyond(patch: object): string[] {
  return Object.entries(patch).flatMap(([name, value]) => beyondAt(name, value));
}

function beyondAt(path: string, value: unknown): string[] {
  if (ALLOWED.some((own) => isWithin(own, path))) return [];
  const isLeftOut = value === null || value === undefined;
  if (isLeftOut && NAMED_BY_ID.some((own) => isWithin(own, path))) return [];
  const leadsOn = ALLOWED.some((own) => own.startsWith(`${path}.`));
  if (!leadsOn || !isObject(value)) return [path];
  return Object.entries(value as object).flatMap(([name, inner]) => beyondAt(`${path}.${name}`, inner));
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
