import { inBrussels } from "#domain/format/moments.ts";
import { transactionOf } from "#domain/estate/reference/transactions.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import type { Collections, ReferenceData } from "#features/site/schema/reference.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { findListing, findListings } from "./find-listings.ts";
import { LISTING_QUERY, readListingQuery } from "./listing-query.ts";
import { findCollections } from "./find-collections.ts";
import { type AgencyListing, AgencyListingDetail, AgencyListings } from "./schema.ts";
import type { Client } from "pg";

const shared = {
  method: "GET",
  group: "Writing",
  scope: "listings",
  isNarrowed: true,
  isPersonal: true,
  hasPictures: true,
} as const;

export const listingReads = [
  siteEndpoint({
    ...shared,
    path: "/listings",
    summary: "The agency's listings, with what the law still asks of each",
    description:
      "The highest number first; projects and their units each by itself. With true addresses and prices, also where visitors do not see them.\n\n`curl -H 'Authorization: Bearer gevel_…' 'https://www.example.be/api/sites/huyzen/listings?q=kouter&state=incomplete'`",
    operationId: "agencyListings",
    query: LISTING_QUERY,
    answer: AgencyListings,
    problems: ["invalid-input"],
    handle: async ({ site, parts, query, now, holder }) => {
      const asked = { ...readListingQuery(query), onlyOf: holder!.onlyOf, day: dayOf(now) };
      return answer(await onOwnConnection({ site, parts }, (client) => findListings(client, site.id, asked)));
    },
  }),
  siteEndpoint({
    ...shared,
    path: "/listings/{listingId}",
    summary: "One of the agency's listings, with what its fields can be changed to",
    description: "Its document, which `PATCH` changes, is at `GET estates/{id}`.",
    operationId: "agencyListing",
    params: { listingId: "The listing's number" },
    answer: AgencyListingDetail,
    problems: ["not-found"],
    handle: async ({ site, parts, params, now, holder }) => {
      const asked = { id: requireId(params["listingId"]), onlyOf: holder!.onlyOf, day: dayOf(now) };
      const reference = await parts.storage.findReference(site.id);
      return onOwnConnection({ site, parts }, async (client) => {
        const listing = await findListing(client, site.id, asked);
        if (!listing) throw new AppError("not-found", { detail: "There is no such listing." });
        const collections = await findCollections(client, site.id);
        const lastChange = await findLastChange(client, site.id, listing);
        const choices = choicesOf(listing.transaction, { reference, collections });
        return answer({ ...listing, choices, lastChange } satisfies AgencyListingDetail);
      });
    },
  }),
];

function dayOf(now: Date): string {
  return inBrussels(now)!.date;
}

type Lists = { readonly reference: ReferenceData; readonly collections: Collections };

/** A listing for sale does not become one for rent: that is another advertisement. */
function choicesOf(transaction: number | null, { reference, collections }: Lists) {
  const deal = transactionOf(transaction)?.deal;
  const transactions = reference.transactions.filter(
    ({ id }) => id === transaction || (deal !== undefined && transactionOf(id)?.deal === deal),
  );
  return { transactions, collections };
}

/** Who last changed a listing over the API or at the desk; null where the log knows of nobody. */
async function findLastChange(
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
