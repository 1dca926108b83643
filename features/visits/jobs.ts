import { reminderMail } from "./mails/visit-drafts.ts";
import { translateInJob } from "#features/site/messages/site-translate.ts";
import { workOff } from "#features/contact/submissions/work-off.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { BookedVisit } from "./schema.ts";
import type { Storage } from "#features/site/storage.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

const AT_ONCE = 50;

/** Reminds visitors of their visits, a day before; a visit's reminder and its being due go in one transaction. */
export const visitReminders: ScheduledJob = {
  name: "visit-reminders",
  schedule: "*/5 * * * *",
  async run({ storage, log }, now) {
    await workOff(
      { storage, log },
      {
        take: (transaction, except) => storage.visits.takeReminders(transaction, now, AT_ONCE, except),
        async workOn(transaction, siteId, due) {
          const mails = await remindersOf(storage, siteId, due, now);
          await storage.submissions.storeMails(siteId, transaction, mails, { now });
          return mails.length;
        },
      },
    );
  },
};

async function remindersOf(
  storage: Storage,
  siteId: string,
  due: ReadonlyArray<{ readonly visit: BookedVisit }>,
  now: Date,
): Promise<MailDraft[]> {
  const site = await storage.findSite(siteId);
  // Visits go with their site, so that there is one: a replica has yet to hear of it, and nobody counts as reminded.
  if (!site) throw new Error(`the site ${siteId} is not known yet`);
  const mails = [];
  for (const { visit } of due) {
    // A visit that began while nobody could send its reminder gets none.
    if (Date.parse(visit.appointmentStart) <= now.getTime()) continue;
    const t = await translateInJob(storage, siteId, visit.locale);
    mails.push(reminderMail({ site, visit, t, now }));
  }
  return mails;
}
