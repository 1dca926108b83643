import type { Pool } from "pg";
import type { LeadJob } from "#platform/jobs/job-sender.ts";
import type { SourceLead } from "./store-source-lead.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly sourceLeads: SourceLeadOutbox;
  }
}

/** A lead that is to go to the source of its listing. */
export type WaitingLead = {
  readonly source: string;
  /** The listing's id in that system. */
  readonly externalId: string;
  readonly lead: SourceLead;
};

/** Leads that wait until a job of any server hands them over. `said` is never what the system answered in words. */
export type SourceLeadOutbox = {
  /** Null for one that has arrived, was given up or was erased, or whose source is removed. */
  findWaiting(job: LeadJob): Promise<WaitingLead | null>;
  /** From now on the lead has arrived: what it said is forgotten. */
  markDelivered(job: LeadJob, tried: { readonly said: string; readonly now: Date }): Promise<void>;
  /** Counts a try that failed, and why. */
  noteFailure(job: LeadJob, said: string): Promise<void>;
  /** Nobody tries any more, until the operator says so. */
  giveUp(job: LeadJob, now: Date): Promise<void>;
};

export function openSourceLeadOutbox(pool: Pool): SourceLeadOutbox {
  const change = async (sql: string, { siteId, leadId }: LeadJob, ...values: unknown[]) => {
    await pool.query(sql, [siteId, leadId, ...values]);
  };
  return {
    async findWaiting({ siteId, leadId }) {
      const { rows } = await pool.query<WaitingLead>(FIND_WAITING, [siteId, leadId]);
      return rows[0] ?? null;
    },
    markDelivered: (job, { said, now }) => change(MARK_DELIVERED, job, said, now),
    noteFailure: (job, said) => change(NOTE_FAILURE, job, said),
    giveUp: (job, now) => change(GIVE_UP, job, now),
  };
}

const IS_THIS = "site_id = $1 and lead_id = $2 and delivered_at is null and failed_at is null";

const FIND_WAITING = `
  select source, external_id as "externalId", lead from source_lead where ${IS_THIS} and lead is not null`;

const MARK_DELIVERED = `
  update source_lead set delivered_at = $4, attempts = attempts + 1, last_answer = $3, lead = null
  where ${IS_THIS}`;

const NOTE_FAILURE = `update source_lead set attempts = attempts + 1, last_answer = $3 where ${IS_THIS}`;

const GIVE_UP = `update source_lead set failed_at = $3 where ${IS_THIS}`;
