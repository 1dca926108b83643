import type { ClientBase } from "pg";
import type { SiteContent } from "./schema.ts";

type LastChange = SiteContent["pages"][number]["lastChange"];

/** Who last changed each document whose name begins so, by its name. Example of a beginning: `pages/`. */
export async function findLastChanges(
  client: ClientBase,
  siteId: string,
  beginning: string,
): Promise<ReadonlyMap<string, LastChange>> {
  const { rows } = await client.query<{ resource: string; at: Date; by: string | null }>(LAST, [
    siteId,
    beginning,
  ]);
  return new Map(rows.map(({ resource, at, by }) => [resource, { at: at.toISOString(), by }]));
}

/** `token 0f3c… (crm)` is called crm; a person has a name as long as they are there. */
const LAST = `
  select distinct on (v.resource) v.resource, v.at,
    coalesce(p.name, substring(v.actor from '^token .*\\((.*)\\)$'), substring(v.actor from '^import (.*)$')) as by
  from resource_version v left join desk_person p on p.site_id = v.site_id and v.actor = 'person ' || p.person_id
  where v.site_id = $1 and starts_with(v.resource, $2)
  order by v.resource, v.version_id desc`;
