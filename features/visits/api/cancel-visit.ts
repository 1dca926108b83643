import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { visitEvent } from "../visit-events.ts";
import { cancelledMails } from "../mails/visit-drafts.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { BookedVisit } from "../schema.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The visit of an id, also one that was cancelled; whatever is no id is not found. */
export async function requireBookedVisit({ parts, site }: QueryContext, id: string): Promise<BookedVisit> {
  const visit = UUID.test(id) ? await parts.storage.visits.find(site.id, id) : null;
  if (!visit) throw new AppError("not-found", { detail: "There is no such appointment." });
  return visit;
}

/** Cancels a visit and tells both sides; one that was cancelled before stays so, and nobody is told again. */
export async function cancelVisit(context: QueryContext, appointmentId: string): Promise<void> {
  const { site, parts, now } = context;
  const { id, locale } = await requireBookedVisit(context, appointmentId);
  const t = await translateFor({ site, parts, locale });
  const { visits, submissions } = parts.storage;
  await submissions.transact(async (transaction) => {
    const cancelling = await visits.cancel(transaction, site.id, id, now);
    if (cancelling.kind === "unknown") throw new AppError("not-found");
    if (cancelling.kind === "passed") throw new AppError("appointment-passed");
    if (cancelling.kind === "cancelled-before") return;
    const { visit } = cancelling;
    const hiddenAddress = await visits.findHiddenAddress(transaction, site.id, visit.estate.id);
    const mails = cancelledMails({ site, visit, hiddenAddress, t, now });
    await submissions.storeMails(site.id, transaction, mails, { now });
    const events = [visitEvent("visit.cancelled", visit)];
    await submissions.storeEvents(site.id, transaction, events, now);
  });
}
