import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { Booking } from "#features/visits/queries/booked-visits.ts";
import type { NewStayRequest } from "#features/rentals/stay-requests/stays.ts";
import { readToken, type TokenParts } from "#features/site/access/access-token.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { saveSource } from "#bundle/sources/run/sources-table.ts";
import { addWebhook, listDeliveries } from "#features/webhooks/outbox/operate-webhooks.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { EVENT_TYPES } from "#features/webhooks/schema.ts";
import type { EventJob } from "#platform/jobs/job-sender.ts";
import type { OpenStorage } from "../open-storage.ts";
import { storePerson } from "./two-sites-person.ts";

export const NOW = new Date("2026-03-02T11:00:00Z");
export const CLOCK = stayClock(NOW, {});
/** Both sites have a visit, a stay and a subscription of this id. */
export const ID = "00000000-0000-4000-8000-000000000001";
const DAY = 86_400_000;

/** What the database or a token's maker named; all else has the same id on both sites. */
export type VisitorIds = {
  readonly mails: readonly string[];
  readonly events: readonly Omit<EventJob, "siteId">[];
  readonly token: TokenParts;
  readonly feed: { readonly id: string; readonly secret: string };
  readonly desk: Awaited<ReturnType<typeof storePerson>>;
};

const words = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const visitorOf = (mark: string) => ({ firstName: mark, lastName: mark, email: `${mark}@example.be` });

/** Visits of one site begin in another year than those of the other. */
export function bookingOf(mark: string, id = ID, day = 3): Booking {
  const start = Date.UTC(mark === "links" ? 2031 : 2032, 0, day, 10);
  return {
    id,
    salesRepId: 1,
    visitor: visitorOf(mark),
    appointmentStart: new Date(start).toISOString(),
    appointmentEnd: new Date(start + 1_800_000).toISOString(),
    keptUntil: new Date(start + 2_700_000),
    locale: "nl",
    estate: { id: 1, title: words(mark), place: words(mark), reference: null, uri: null, picture: null },
    salesRep: { name: mark, email: `rep@${mark}.be`, phone: "09" },
    bookedAt: NOW,
  };
}

export function stayOf(mark: string, id = ID): NewStayRequest {
  return {
    id,
    periodId: 1,
    unit: { id: 1, title: words(mark), place: null, reference: null, picture: null },
    start: "2026-07-04",
    end: "2026-07-11",
    persons: 2,
    locale: "nl",
    visitor: visitorOf(mark),
    message: mark,
    cost: null,
    askedAt: NOW,
    isConfirmed: true,
    heldUntil: new Date(NOW.getTime() + DAY),
  };
}

export function subscriptionOf(mark: string, id = ID) {
  const criteria = criteriaOf(EMPTY_LISTING_QUERY);
  return { id, email: `${mark}@example.be`, locale: "nl", frequency: "daily", criteria } as const;
}

export const SUBMISSION = testSubmission({ token: ID, fingerprint: "same" });

export function mailOf(mark: string): MailDraft {
  return {
    mail: { name: "contact-confirmation", props: { estate: null } },
    locale: "nl",
    to: { address: `${mark}@example.be` },
  };
}

export function eventOf(mark: string, id: string): LeadEvent {
  const visitor = { name: mark, email: `${mark}@example.be`, phone: null };
  const data = { id, language: "nl", visitor, message: mark, listing: null } as const;
  return { type: "contact.requested", key: id, data };
}

/** Both sites have leads of these ids. */
export const LEADS = ["lead-1", "lead-2"] as const;

/** A listing that a source brought which takes leads. */
const BROUGHT = 900;

function leadOf(mark: string, id: string): LeadEvent {
  const { type, data } = eventOf(mark, id) as Extract<LeadEvent, { type: "contact.requested" }>;
  const listing = { id: BROUGHT, reference: null, title: mark, path: `/${mark}` };
  const lead = { firstName: mark, lastName: mark, message: mark };
  return { type, key: id, data: { ...data, listing }, lead };
}

async function connectSource(storage: OpenStorage, siteId: string, mark: string): Promise<void> {
  const settings = { leads: "send", username: mark };
  const source = { siteId, name: "whise", kind: "whise", settings, everyMinutes: null, now: NOW };
  await saveSource(storage.pool, source);
  await storage.pool.query(
    "insert into listing_source (site_id, id, source, external_id) values ($1, $2, 'whise', '7')",
    [siteId, BROUGHT],
  );
}

/** What visitors of a site have sent, and who may write to it: of each kind one, which holds the site's mark. */
export async function storeVisitors(storage: OpenStorage, siteId: string, mark: string): Promise<VisitorIds> {
  const { visits, stays, subscriptions, submissions, rentals } = storage;
  const url = `https://${mark}.example/leads`;
  await addWebhook(storage.pool, siteId, { url, eventTypes: EVENT_TYPES, now: NOW });
  await connectSource(storage, siteId, mark);
  await storage.transact(async (transaction) => {
    await visits.book(transaction, siteId, bookingOf(mark));
    const wish = { unitId: 1, periodId: 1, persons: 2, clock: CLOCK, isConfirmed: true };
    await rentals.hold(transaction, siteId, wish);
    await stays.create(transaction, siteId, stayOf(mark));
    await subscriptions.create(transaction, siteId, subscriptionOf(mark), NOW);
    await submissions.storeMails(siteId, transaction, [mailOf(mark), mailOf(mark)], { now: NOW });
    const events = [eventOf(mark, "1"), eventOf(mark, "2"), ...LEADS.map((id) => leadOf(mark, id))];
    await submissions.storeEvents(siteId, transaction, events, NOW);
  });
  await submissions.accept(siteId, SUBMISSION, async () => ({ mails: [], answer: { mark } }));
  const feed = await storage.feeds.create(siteId, { format: "kyero", name: mark, now: NOW });
  const text = await storage.accessTokens.create(siteId, { name: mark, scopes: ["listings"], now: NOW });
  const { rows } = await storage.pool.query<{ id: string }>("select id from mail where site_id = $1", [
    siteId,
  ]);
  const events = await listDeliveries(storage.pool, siteId, 2);
  return {
    mails: rows.map(({ id }) => id),
    events: events.map(({ webhookId, eventId }) => ({ webhookId, eventId })),
    token: readToken(`Bearer ${text}`)!,
    desk: await storePerson(storage, siteId, mark),
    feed: { secret: feed!.path.split("/")[2]!, id: feed!.path.split("/")[2]!.slice(0, 16) },
  };
}

/** Every row that the database holds of a site, by its table. */
export async function rowsOf({ pool }: OpenStorage, siteId: string): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'site_id' and table_type = 'BASE TABLE' order by 1`,
  );
  const tables = rows.map(async ({ name }): Promise<[string, string[]]> => {
    const found = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t where site_id = $1 order by 1`,
      [siteId],
    );
    return [name, found.rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(tables));
}
