import type { ClientBase } from "pg";
import type { Address } from "#features/site/schema/address.ts";
import { RentalUnit } from "#features/rentals/schema/unit.ts";
import { textsWithoutStreet } from "#domain/estate/address/street-in-text/texts-without-street.ts";
import { hiddenStreetsOfRental } from "../check/rentals/hidden-streets-of-rental.ts";
import { shownUnit } from "../rentals/shown-rental.ts";
import type { SiteFacts } from "./site-facts.ts";

const BATCH = 200;

export type StoredUnit = {
  readonly id: string;
  readonly document: unknown;
  readonly privateAddress: Address | null;
};

/** Derives a site's holiday homes anew; answers those that are shown or found differently. Their periods are stored as they are. */
export async function rebuildRentals(
  client: ClientBase,
  siteId: string,
  facts: SiteFacts,
): Promise<number[]> {
  const changed: number[] = [];
  for (let last = "-1"; ;) {
    const { rows } = await client.query<StoredUnit>(READ_UNITS, [siteId, last, BATCH]);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    const rebuilt = rows.map((row) => rebuiltUnit(row, facts));
    const written = await client.query<{ id: string }>(WRITE_UNITS, [siteId, JSON.stringify(rebuilt)]);
    changed.push(...written.rows.map(({ id }) => Number(id)));
  }
  await client.query(DROP_LAST_ARRIVALS, [siteId]);
  await client.query(WRITE_LAST_ARRIVALS, [siteId]);
  return changed;
}

export function rebuiltUnit({ id, document, privateAddress }: StoredUnit, { reference, texts }: SiteFacts) {
  const parsed = RentalUnit.safeParse(document);
  const stored = parsed.success ? parsed.data : (document as RentalUnit);
  const own = privateAddress ? { ...stored, address: { ...privateAddress, visible: false } } : stored;
  const streets = texts === "keep" ? null : hiddenStreetsOfRental(own, reference);
  const shown = shownUnit(streets ? textsWithoutStreet(own, streets) : own, reference);
  const { location, subKind, city, maxOccupation } = shown.unit.general;
  return {
    id,
    location_id: location?.id ?? null,
    sub_kind_id: subKind?.id ?? null,
    city_id: city?.id ?? null,
    max_occupation: maxOccupation ?? null,
    document: shown.unit,
    private_address: shown.privateAddress,
  };
}

const READ_UNITS = `
  select id::text, document, private_address as "privateAddress" from rental_unit
  where site_id = $1 and id > $2::bigint order by rental_unit.id limit $3`;

const WRITTEN = ["location_id", "sub_kind_id", "city_id", "max_occupation", "document", "private_address"];

const WRITE_UNITS = `
  update rental_unit u
  set ${WRITTEN.map((name) => `${name} = r.${name}`).join(", ")},
    changed_at = case when u.document = r.document then u.changed_at else now() end
  from jsonb_to_recordset($2::jsonb) as r (id bigint, location_id bigint, sub_kind_id bigint, city_id bigint,
    max_occupation int, document jsonb, private_address jsonb)
  where u.site_id = $1 and u.id = r.id
    and (${WRITTEN.map((name) => `u.${name}`).join(", ")})
      is distinct from (${WRITTEN.map((name) => `r.${name}`).join(", ")})
  returning u.id`;

const LAST_ARRIVALS = `
  select unit_id, type_id, max(start_day) as day from rental_period
  where site_id = $1 and is_available and end_day - start_day >= minimum_nights and type_id is not null
  group by unit_id, type_id`;

const DROP_LAST_ARRIVALS = `
  delete from rental_last_arrival a where a.site_id = $1
    and not exists (select from (${LAST_ARRIVALS}) l where (l.unit_id, l.type_id, l.day) = (a.unit_id, a.type_id, a.day))`;

const WRITE_LAST_ARRIVALS = `
  insert into rental_last_arrival (site_id, unit_id, type_id, day) select $1, l.* from (${LAST_ARRIVALS}) l
  on conflict do nothing`;
