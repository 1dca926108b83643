import { reminderMail } from "./mails/visit-drafts.ts";
import { translateInJob } from "#features/site/messages/site-translate.ts";
import type { Storage } from "#features/site/storage.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

const AT_ONCE = 50;

/** Reminds visitors of their visits, a day before; a visit's reminder and its being due go in one transaction. */
export const visitReminders: ScheduledJob = {
  name: "visit-reminders",
  schedule: "*/5 * * * *",
  async run({ storage }, now) {
    while ((await remindSome(storage, now)) > 0);
  },
};

function remindSome(storage: Storage, now: Date): Promise<number> {
  const { appointments, submissions } = storage;
  return submissions.transactInJob(async (transaction) => {
    const due = await appointments.takeReminders(transaction, now, AT_ONCE);
    for (const { siteId, appointment } of due) {
      const site = await storage.findSite(siteId);
      // Visits go with their site, so that there is one: a replica has yet to hear of it, and nobody counts as reminded.
      if (!site) throw new Error(`the site ${siteId} is not known yet`);
      // A visit that began while nobody could send its reminder gets none.
      if (Date.parse(appointment.appointmentStart) <= now.getTime()) continue;
      const { locale } = appointment;
      const t = await translateInJob(storage, siteId, locale);
      const mail = reminderMail({ site, appointment, t, now });
      await submissions.storeMails(siteId, transaction, [mail], { now });
    }
    return due.length;
  });
}
