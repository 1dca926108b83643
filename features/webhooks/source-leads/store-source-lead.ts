import type { Locale } from "#domain/locale/locale.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { JobSender, LeadJob } from "#platform/jobs/job-sender.ts";
import type { LeadEvent, LeadWords } from "../lead-event.ts";

/** A lead as it goes to the system that brought its listing. */
export type SourceLead = Omit<LeadWords, "id"> & {
  readonly email: string;
  readonly phone: string | null;
  readonly locale: Locale;
};

/** Stores a lead for the source of its listing, as part of a transaction; nothing where the source takes no leads. */
export async function storeSourceLead(
  sender: JobSender,
  siteId: string,
  transaction: Transaction,
  { data, lead: words }: LeadEvent,
  now: Date,
): Promise<void> {
  if (!words || !("listing" in data) || !data.listing || !data.visitor) return;
  const { email, phone } = data.visitor;
  const { id = data.id, firstName, lastName, message } = words;
  const lead: SourceLead = { firstName, lastName, message, email, phone, locale: data.language };
  const { rows } = await transaction.query<LeadJob>(INSERT, [
    siteId,
    data.listing.id,
    id,
    email,
    JSON.stringify(lead),
    now,
  ]);
  await sender.deliverLeads(transaction, rows);
}

/** The source is locked, so that removing it at this moment never fails what a visitor sends. */
const INSERT = `
  insert into source_lead (site_id, lead_id, source, external_id, email, lead, created_at)
  select s.site_id, $3, s.name, l.external_id, $4, $5, $6
  from listing_source l join source s on s.site_id = l.site_id and s.name = l.source
  where l.site_id = $1 and l.id = $2 and l.external_id is not null and s.settings ->> 'leads' = 'send'
  for key share of s
  on conflict (site_id, lead_id) do nothing
  returning site_id as "siteId", lead_id as "leadId"`;
