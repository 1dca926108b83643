import type { Client } from "pg";
import type { AgencyListing, AgencyListingDetail } from "./schema.ts";

/** Who last changed a listing over the API or at the desk; null where the log knows of nobody. */
export async function findLastChange(
  client: Client,
  siteId: string,
  { id, source, externalId }: Pick<AgencyListing, "id" | "source" | "externalId">,
): Promise<AgencyListingDetail["lastChange"]> {
  const subjects = [`estates/${id}`, `estates/${source}:${externalId}`];
  const { rows } = await client.query<{ at: Date; by: string | null }>(LAST, [siteId, subjects]);
  const [row] = rows;
  return row ? { at: new Date(row.at).toISOString(), by: row.by } : null;
}

/** `token 0f3c… (crm)` is called crm; a person has a name as long as they are there. */
const LAST = `
  select s.at, coalesce(p.name, substring(s.actor from '^token .*\\((.*)\\)$')) as by
  from site_log s left join desk_person p on p.site_id = s.site_id and s.actor = 'person ' || p.person_id
  where s.site_id = $1 and s.subject = any($2) and s.outcome in ('added', 'changed')
  order by s.at desc, s.entry_id desc limit 1`;
