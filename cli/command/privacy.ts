import { inTransaction } from "#platform/db/in-transaction.ts";
import { eraseMailFiles } from "#platform/mail/mail-files.ts";
import { erasePersonalData } from "#features/privacy/erase-personal-data.ts";
import { exportPersonalData } from "#features/privacy/export-personal-data.ts";
import { createJobSender } from "#platform/jobs/job-sender.ts";
import { createStoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { createStoreMails } from "#features/site/mail/outbox/store-mails.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";
import { withPool } from "./with-database.ts";

const EMAIL_FLAG = { email: { type: "string" } } as const;

const privacyExport: Command = {
  name: "privacy export",
  takes: "--email <address>",
  fewest: 0,
  most: 0,
  summary: "Prints everything that is kept about a person, as JSON.",
  flags: EMAIL_FLAG,
  help: `
gevel privacy export --email an@example.be > an.json

What the person with this e-mail address sent on any site, their visits, stays and subscriptions, the mails, webhook
deliveries and leads for sources about them, and who they are on an agency's desk (GDPR, articles 15 and 20). Make sure first that it is they who ask.`,
  run: async ({ flags, config, terminal }) => {
    const email = emailOf(flags);
    if (!email) return withoutEmail(terminal);
    const data = await withPool(config, (pool) =>
      inTransaction(pool, (transaction) => exportPersonalData(transaction, email)),
    );
    terminal.say(JSON.stringify({ email, sites: data }, null, 2));
    return EXIT.done;
  },
};

const privacyErase: Command = {
  name: "privacy erase",
  takes: "--email <address>",
  fewest: 0,
  most: 0,
  summary: "Deletes everything that is kept about a person.",
  flags: EMAIL_FLAG,
  help: `
gevel privacy erase --email an@example.be

Deletes what the person with this e-mail address sent on any site, their visits, stays and subscriptions, and the mails about
them, also those that have not left yet (GDPR, article 17). The times of coming visits are free again, and their sales reps are
told so without a word about the visitor. Stays that wait for an answer are free again; one that was accepted stays taken until
gevel stay release. Somebody of an agency loses the way in to its desk. It cannot be undone. What mailboxes and backups hold is not in reach.`,
  run: async ({ flags, config, terminal }) => {
    const email = emailOf(flags);
    if (!email) return withoutEmail(terminal);
    const { counts, freedVisits, freedStays } = await withPool(config, (pool) => {
      const sender = createJobSender(pool);
      const storeMails = createStoreMails(sender);
      const storeEvents = createStoreEvents(sender);
      return inTransaction(pool, (transaction) =>
        erasePersonalData(transaction, email, { storeMails, storeEvents, now: new Date() }),
      );
    });
    const files = await eraseMailFiles(config.dataDir, email);
    for (const [name, number] of Object.entries({ ...counts, "mail files": files }))
      terminal.say(`${name}: ${number}`);
    const total = Object.values(counts).reduce((sum, number) => sum + number, files);
    if (freedVisits > 0)
      terminal.say(
        `${count(freedVisits, "coming visit")} cancelled: whoever guides it gets a mail without a name.`,
      );
    if (freedStays > 0)
      terminal.say(`${count(freedStays, "stay")} that waited for an answer can be asked for again.`);
    terminal.say(total === 0 ? "Nothing is kept about this address." : `${count(total, "record")} deleted.`);
    return EXIT.done;
  },
};

export const PRIVACY_COMMANDS: readonly Command[] = [privacyExport, privacyErase];

function emailOf(flags: Readonly<Record<string, unknown>>): string | null {
  const { email } = flags;
  return typeof email === "string" && email.includes("@") ? email.trim() : null;
}

function withoutEmail(terminal: { complain(text: string): void }) {
  terminal.complain("gevel: --email <address> is missing");
  return EXIT.usage;
}
