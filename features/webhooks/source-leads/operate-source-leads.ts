import type { Pool } from "pg";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { createJobSender, type LeadJob } from "#platform/jobs/job-sender.ts";

/** A lead as the operator sees it, without what it says. */
export type ListedLead = {
  readonly leadId: string;
  readonly source: string;
  readonly externalId: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
  readonly attempts: number;
  readonly lastAnswer: string | null;
};

/** The newest leads of a site for its sources, the newest last. */
export async function listSourceLeads(pool: Pool, siteId: string, most: number): Promise<ListedLead[]> {
  const { rows } = await pool.query<ListedLead>(LIST, [siteId, most]);
  return rows.toReversed();
}

/** Has the leads of a site that were given up handed over again; the answer counts them. */
export function retrySourceLeads(pool: Pool, siteId: string): Promise<number> {
  const sender = createJobSender(pool);
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<LeadJob>(RETRY, [siteId]);
    await sender.deliverLeads(transaction, rows);
    return rows.length;
  });
}

const LIST = `
  select lead_id as "leadId", source, external_id as "externalId", created_at as "createdAt",
    delivered_at as "deliveredAt", failed_at as "failedAt", attempts, last_answer as "lastAnswer"
  from source_lead where site_id = $1 order by created_at desc, lead_id limit $2`;

const RETRY = `
  update source_lead set failed_at = null where site_id = $1 and failed_at is not null and lead is not null
  returning site_id as "siteId", lead_id as "leadId"`;
