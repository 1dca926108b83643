import type { BookedVisit } from "#features/visits/schema.ts";
import type { Site } from "#features/site/schema/site.ts";
import { freedMail } from "#features/visits/mails/visit-drafts.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import type { Address } from "#features/site/schema/address.ts";
import type { Translations } from "#features/site/schema/page.ts";
import { calendarUidOf } from "#features/visits/queries/booked-visit-row.ts";
import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { visitEvent } from "#features/visits/visit-events.ts";
import type { StoreMails } from "#features/site/mail/outbox/store-mails.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { siteIds } from "./export-personal-data.ts";
import { freeUnansweredStays } from "#features/rentals/stay-requests/free-unanswered-stays.ts";
import { PERSONAL_DATA_TABLES } from "./personal-data-tables.ts";

export type Erased = {
  /** How much went, by kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** Visits that were still to come; whoever guides them is told that their time is free. */
  readonly freedVisits: number;
  /** Stays that waited for the agency's answer; one that it accepted stays taken, for nobody that is named. */
  readonly freedStays: number;
};

type ErasingParts = {
  readonly storeMails: StoreMails;
  readonly storeEvents: StoreEvents;
  readonly now: Date;
};

/** Erases what every site holds about a person, in one transaction. */
export async function erasePersonalData(
  transaction: Transaction,
  email: string,
  { storeMails, storeEvents, now }: ErasingParts,
): Promise<Erased> {
  const person = email.toLowerCase();
  const counts: Record<string, number> = {};
  let freedVisits = 0;
  let freedStays = 0;
  for (const siteId of await siteIds(transaction)) {
    const { rows: coming } = await transaction.query<ComingVisit>(FIND_COMING, [siteId, person, now]);
    freedStays += await freeUnansweredStays(transaction, siteId, { email: person, now });
    for (const { name, erase } of PERSONAL_DATA_TABLES) {
      const { rowCount } = await transaction.query(erase, [siteId, person]);
      counts[name] = (counts[name] ?? 0) + (rowCount ?? 0);
    }
    const freed = coming.map((visit) => tellFreed(visit, now));
    const mails = freed.map(({ mail }) => mail);
    await storeMails(siteId, transaction, mails, { now });
    const events = freed.map(({ event }) => event);
    await storeEvents(siteId, transaction, events, now);
    freedVisits += freed.length;
  }
  return { counts, freedVisits, freedStays };
}

type ComingVisit = Pick<BookedVisit, "id" | "locale" | "estate" | "moves" | "salesRepId" | "salesRep"> & {
  readonly site: Site;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of the site, in the language of the visit. */
  readonly ownWords: Translations | null;
  readonly hiddenAddress: Address | null;
};

function tellFreed({ site, startsAt, endsAt, ownWords, hiddenAddress, ...coming }: ComingVisit, now: Date) {
  const visit = {
    ...coming,
    appointmentStart: startsAt.toISOString(),
    appointmentEnd: endsAt.toISOString(),
    cancelledAt: now.toISOString(),
    calendarUid: calendarUidOf(coming.id),
  };
  const t = siteTranslate(coming.locale, ownWords ?? {});
  return {
    mail: freedMail({ site, visit, hiddenAddress, t, now }),
    event: visitEvent("visit.cancelled", { ...visit, visitor: null }),
  };
}

const FIND_COMING = `
  select a.id, a.locale, a.estate, a.sales_rep as "salesRep", a.sales_rep_id as "salesRepId", a.moves,
    a.starts_at as "startsAt", a.ends_at as "endsAt",
    s.document as site,
    (select p.document from site_part p
      where p.site_id = a.site_id and p.kind = 'translations' and p.key = a.locale) as "ownWords",
    (select h.address from estate_private_address h
      where h.site_id = a.site_id and h.id = (a.estate ->> 'id')::bigint) as "hiddenAddress"
  from appointment a join site s using (site_id)
  where a.site_id = $1 and lower(a.visitor ->> 'email') = $2 and a.cancelled_at is null and a.starts_at > $3
  order by a.starts_at for update of a`;
