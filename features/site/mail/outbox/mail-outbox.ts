import type { MailDraft } from "../mail-draft.ts";
import type { Pool } from "pg";

/** A mail that has not left yet. */
export type WaitingMail = { readonly id: string; readonly draft: MailDraft };

/** Mails that wait until a job of any server delivers them. */
export type MailOutbox = {
  /** Null for one that has left, was given up or was taken back. */
  findWaiting(siteId: string, mailId: string): Promise<WaitingMail | null>;
  /** Whether the site has sent fewer mails in the last 24 hours than it may; several that leave at once may pass it by a few. */
  maySend(siteId: string, now: Date): Promise<boolean>;
  /** From now on the mail has left: what it said is forgotten, and the address too where that was given for it alone. */
  markSent(siteId: string, mailId: string, now: Date): Promise<void>;
  /** Counts a try that failed, and why. */
  noteFailure(siteId: string, mailId: string, reason: string): Promise<void>;
  /** Nobody tries any more, until the operator says so. */
  giveUp(siteId: string, mailId: string, now: Date): Promise<void>;
};

/** PostgreSQL keeps no NUL; a mail server may answer anything. */
const UNSTORABLE = /\0/g;
const LONGEST_REASON = 1_000;

export function openMailOutbox(pool: Pool): MailOutbox {
  return {
    async findWaiting(siteId, mailId) {
      const { rows } = await pool.query<{ draft: MailDraft }>(FIND_WAITING, [siteId, mailId]);
      return rows[0] ? { id: mailId, draft: rows[0].draft } : null;
    },
    maySend: async (siteId, now) => {
      const { rows } = await pool.query<{ may: boolean }>(MAY_SEND, [siteId, now]);
      return rows[0]?.may ?? true;
    },
    markSent: async (siteId, mailId, now) => {
      await pool.query(MARK_SENT, [siteId, mailId, now]);
    },
    noteFailure: async (siteId, mailId, reason) => {
      const text = reason.replaceAll(UNSTORABLE, "").toWellFormed().slice(0, LONGEST_REASON);
      await pool.query(NOTE_FAILURE, [siteId, mailId, text]);
    },
    giveUp: async (siteId, mailId, now) => {
      await pool.query(GIVE_UP, [siteId, mailId, now]);
    },
  };
}

const IS_WAITING = "site_id = $1 and id = $2 and sent_at is null and failed_at is null and draft is not null";

const FIND_WAITING = `select draft from mail where ${IS_WAITING}`;

/** Without a limit nothing is counted. */
const MAY_SEND = `
  select most_mails_per_day is null or most_mails_per_day > (
    select count(*) from mail where site_id = $1 and sent_at > $2::timestamptz - interval '1 day') as may
  from hosting where site_id = $1`;

const MARK_SENT = `
  update mail set sent_at = $3, attempts = attempts + 1, last_error = null, draft = null,
    recipient = case when draft -> 'deleteAfterDelivery' = 'true' then '' else recipient end
  where ${IS_WAITING}`;

const NOTE_FAILURE = `update mail set attempts = attempts + 1, last_error = $3 where ${IS_WAITING}`;

const GIVE_UP = `update mail set failed_at = $3 where ${IS_WAITING}`;
