import { randomUUID } from "node:crypto";
import type { Transaction } from "#platform/db/transaction.ts";
import type { JobSender } from "#platform/jobs/job-sender.ts";
import type { LeadEvent } from "../lead-event.ts";
import { storeSourceLead } from "../source-leads/store-source-lead.ts";

export type StoreEvents = (
  siteId: string,
  transaction: Transaction,
  events: readonly LeadEvent[],
  now: Date,
) => Promise<void>;

/** Stores events and their deliveries as part of a transaction, for each webhook that wants them, and leads for the listing's source. */
export function createStoreEvents(sender: JobSender): StoreEvents {
  return async (siteId, transaction, events, now) => {
    for (const event of events) {
      await storeSourceLead(sender, siteId, transaction, event, now);
      const { rows } = await transaction.query<{ id: string }>(FIND_WEBHOOKS, [siteId, event.type]);
      if (rows.length === 0) continue;
      const body = JSON.stringify(await bodyOf(siteId, transaction, event, now));
      const eventId = randomUUID();
      const stored = await transaction.query<{ webhookId: string }>(INSERT, [
        siteId,
        rows.map(({ id }) => id),
        eventId,
        event.type,
        event.key,
        event.data.visitor?.email ?? null,
        body,
        now,
      ]);
      await sender.deliverEvents(
        transaction,
        stored.rows.map(({ webhookId }) => ({ siteId, webhookId, eventId })),
      );
    }
  };
}

async function bodyOf(siteId: string, transaction: Transaction, { type, data }: LeadEvent, now: Date) {
  const listing = "listing" in data ? { listing: await withSource(siteId, transaction, data.listing) } : {};
  return { type, timestamp: now.toISOString(), data: { ...data, site: siteId, ...listing } };
}

async function withSource<Listing extends { readonly id: number }>(
  siteId: string,
  transaction: Transaction,
  listing: Listing | null,
) {
  if (!listing) return null;
  const { rows } = await transaction.query<{ externalId: string | null; source: string }>(FIND_SOURCE, [
    siteId,
    listing.id,
  ]);
  return { ...listing, externalId: rows[0]?.externalId ?? null, source: rows[0]?.source ?? "bundle" };
}

/** Locked, so that removing a webhook at this moment never fails what a visitor sends. */
const FIND_WEBHOOKS = `
  select webhook_id as id from webhook
  where site_id = $1 and $2 = any(event_types) and disabled_at is null
  order by webhook_id for key share`;

const FIND_SOURCE = `
  select external_id as "externalId", source from listing_source where site_id = $1 and id = $2`;

const INSERT = `
  insert into webhook_delivery (site_id, webhook_id, event_id, event_type, key, email, body, created_at)
  select $1, webhook_id, $3, $4, $5, $6, $7, $8 from unnest($2::uuid[]) as wanted (webhook_id)
  on conflict (site_id, webhook_id, key) do nothing
  returning webhook_id as "webhookId"`;
