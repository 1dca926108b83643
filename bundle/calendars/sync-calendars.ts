import type { ClientBase } from "pg";

/** Notes which calendars the site names now, as part of its import: what one told goes with it, and a new address is read next. */
export async function syncCalendars(client: ClientBase, siteId: string): Promise<void> {
  await client.query(DROP, [siteId]);
  await client.query(ADD, [siteId]);
}

/** Every calendar of the sites that `where` chooses, with its address or the variable that holds it. */
export const namedCalendars = (where: string) => `
  select site_id, 'sales-rep' as kind, (agenda ->> 'salesRepId')::bigint as owner_id,
    agenda ->> 'busyCalendarUrl' as url, agenda ->> 'busyCalendarVariable' as variable
  from site_part, jsonb_array_elements(document) as agenda
  where kind = 'agenda' and key = '' and (agenda ? 'busyCalendarUrl' or agenda ? 'busyCalendarVariable') and ${where}
  union all
  select site_id, 'rental', id, calendar ->> 'url', calendar ->> 'variable'
  from rental_unit where calendar is not null and ${where}`;

const DROP = `
  delete from calendar c where site_id = $1 and not exists (
    select from (${namedCalendars("site_id = $1")}) as named
    where named.kind = c.kind and named.owner_id = c.owner_id)`;

const ADD = `
  insert into calendar (site_id, kind, owner_id, next_at)
  select site_id, kind, owner_id, now() from (${namedCalendars("site_id = $1")}) as named
  on conflict (site_id, kind, owner_id) do update set next_at = now()
    where calendar.address_hash <> (
      select encode(sha256(convert_to(url, 'UTF8')), 'hex') from (${namedCalendars("site_id = $1")}) as again
      where again.kind = excluded.kind and again.owner_id = excluded.owner_id limit 1)`;
