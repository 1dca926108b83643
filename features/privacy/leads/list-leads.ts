import type { Pool } from "pg";
import type { Lead, LeadOrder, LeadState, WaitingLeads } from "./schema.ts";
import { leadOf, type LeadRow } from "./lead-of-row.ts";
import { COUNT_WAITING, LISTS } from "./leads-sql.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly leads: LeadStorage;
  }
}

type LeadStorage = ReturnType<typeof openLeads>;

/** Where a page of leads ends. */
export type LeadPlace = { readonly at: string; readonly key: string };

/** Whose leads: of some sales reps, or of the whole agency. */
type Whose = { readonly salesReps: readonly number[] | null; readonly now: Date };

export type LeadsAsked = Whose & {
  readonly type: Lead["type"] | null;
  readonly states: readonly LeadState[] | null;
  /** The first and the last day on which a visit or a stay begins. */
  readonly from: string | null;
  readonly until: string | null;
  readonly isWaiting: boolean;
  readonly order: LeadOrder;
  readonly after: LeadPlace | null;
  readonly most: number;
};

/** `next` is null where no more follow. */
export type LeadPage = { readonly leads: readonly Lead[]; readonly next: LeadPlace | null };

const EVERYTHING = { type: null, states: null, from: null, until: null, isWaiting: false, after: null };

/** What visitors asked of a site, as its agency got it by mail. */
export function openLeads(pool: Pool) {
  const read = async (siteId: string, asked: LeadsAsked, id: string | null): Promise<LeadRow[]> => {
    const { now, salesReps, type, states, from, until, isWaiting, after, most } = asked;
    const { at = null, key = null } = after ?? {};
    const filters = [now, salesReps, type, states, from, until, isWaiting, id];
    const { rows } = await pool.query<LeadRow>(LISTS[asked.order], [siteId, ...filters, at, key, most]);
    return rows;
  };
  return {
    async list(siteId: string, asked: LeadsAsked): Promise<LeadPage> {
      const rows = await read(siteId, { ...asked, most: asked.most + 1 }, null);
      const page = rows.slice(0, asked.most);
      const last = page.at(-1);
      return {
        leads: page.map((row) => leadOf(row, asked.now)),
        next: last && rows.length > asked.most ? { at: last.place, key: last.key } : null,
      };
    },

    /** One lead by its id; null where there is none, or it is of another sales rep. */
    async find(siteId: string, id: string, whose: Whose): Promise<Lead | null> {
      const [row] = await read(siteId, { ...EVERYTHING, ...whose, order: "newest", most: 1 }, id);
      return row ? leadOf(row, whose.now) : null;
    },

    async countWaiting(siteId: string, { now, salesReps }: Whose): Promise<WaitingLeads> {
      const { rows } = await pool.query<WaitingLeads>(COUNT_WAITING, [siteId, now, salesReps]);
      return rows[0]!;
    },

    /** Notes that a question was answered, or that it was not; the first moment stays. */
    async markAnswered(siteId: string, id: string, answeredAt: Date | null): Promise<void> {
      await pool.query(MARK, [siteId, id, answeredAt]);
    },
  };
}

const MARK = `
  update submission set answered_at = case when $3::timestamptz is null then null else coalesce(answered_at, $3) end
  where site_id = $1 and id::text = $2 and form = 'contact'`;
