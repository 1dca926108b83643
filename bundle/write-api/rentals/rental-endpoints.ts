import type { Client } from "pg";
import { inBrussels } from "#domain/format/moments.ts";
import { titlesOfRental } from "#domain/rental/rental-title.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import type { RentalUnit } from "#features/rentals/schema/unit.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { type ContentKind, patchEndpoint, putEndpoint, readEndpoint } from "../content/content-endpoints.ts";
import { rentalResource } from "../content/rental-resource.ts";
import { ContentDocument } from "../schema.ts";
import { versionsOf } from "../versions/content-versions.ts";
import { AgencyRentals } from "./schema.ts";

const RENTAL: ContentKind = {
  path: "/rentals/{id}",
  params: { id: "Id of the holiday home. Example: `12`" },
  name: "a holiday home",
  operation: "Rental",
  document: "A line of `rentals.ndjson` (schema `rental`), with its periods",
  example: "rentals/12",
  patch: '{"general": {"minimumNights": 3}}',
  body: ContentDocument,
  resourceOf: ({ id }) => rentalResource(requireId(id)),
};

export const rentalEndpoints = [
  siteEndpoint({
    method: "GET",
    path: "/rentals",
    group: "Writing",
    scope: "content",
    isPersonal: true,
    hasPictures: true,
    summary: "The agency's holiday homes",
    description:
      "Each with how many periods it still offers; the document of one is at `GET rentals/{id}`.\n\n`curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/rentals`",
    operationId: "agencyRentals",
    answer: AgencyRentals,
    problems: [],
    handle: async ({ site, parts, now }) => {
      const { periodTypes } = await parts.storage.findReference(site.id);
      const day = inBrussels(now)!.date;
      const rentals = await onOwnConnection({ site, parts }, (client) => findRentals(client, site.id, day));
      return answer({ rentals, periodTypes } satisfies AgencyRentals);
    },
  }),
  readEndpoint(RENTAL),
  putEndpoint(RENTAL),
  patchEndpoint(RENTAL),
  ...versionsOf(RENTAL),
];

type Row = { readonly id: number | string; readonly document: RentalUnit; readonly periods: number };

async function findRentals(client: Client, siteId: string, day: string): Promise<AgencyRentals["rentals"]> {
  const { rows } = await client.query<Row>(FIND, [siteId, day]);
  return rows.map(({ id, document, periods }) => ({
    id: Number(id),
    title: titlesOfRental(document),
    picture: document.photos[0] ? { file: document.photos[0].file } : null,
    periods,
  }));
}

const FIND = `
  select u.id, u.document, (
    select count(*)::int from rental_period p
    where p.site_id = u.site_id and p.unit_id = u.id and p.end_day >= $2::date) as periods
  from rental_unit u where u.site_id = $1 order by u.id limit 1000`;
