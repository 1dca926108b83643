import {
  dropMail,
  findMail,
  type ListedMail,
  listMails,
  retryMails,
} from "#features/site/mail/outbox/operate-mails.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";
import { withPool } from "./with-database.ts";

const mailList: Command = {
  name: "mail list",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Lists the mails that could not be delivered.",
  flags: { waiting: { type: "boolean" } },
  help: `
One line a mail: its id, its site, which mail it is, to whom, since when, how often it was tried and what the mail server
said last. With --waiting it lists those that are still being tried.`,
  run: async ({ flags, config, terminal }) => {
    const which = flags["waiting"] ? "waiting" : "failed";
    const mails = await withPool(config, (pool) => listMails(pool, which));
    for (const mail of mails) terminal.say(lineOf(mail));
    if (mails.length === 0)
      terminal.say(which === "failed" ? "Every mail was delivered or is still tried." : "No mail waits.");
    return EXIT.done;
  },
};

const mailShow: Command = {
  name: "mail show",
  takes: "<id>",
  fewest: 1,
  most: 1,
  summary: "Shows one mail that has not left, with all that it says.",
  flags: {},
  help: "\nPrints the mail as JSON: to whom, in which language, what it is about, and what the mail server said last.",
  run: async ({ words: [id = ""], config, terminal }) => {
    const mail = await withPool(config, (pool) => findMail(pool, id));
    if (!mail) return nothing(terminal, id);
    terminal.say(JSON.stringify(mail, null, 2));
    return EXIT.done;
  },
};

const mailRetry: Command = {
  name: "mail retry",
  takes: "<id|all>",
  fewest: 1,
  most: 1,
  summary: "Has a mail that was given up delivered again, or all of them.",
  flags: {},
  help: `
The mail waits for its delivery as if it were new; a running server sends it within half a minute. Correct first what
stood in its way: gevel mail list says what that was.`,
  run: async ({ words: [id = ""], config, terminal }) => {
    const retried = await withPool(config, (pool) => retryMails(pool, id));
    if (retried === 0 && id !== "all") {
      terminal.complain(
        `gevel: no mail with the id ${id} was given up; those that wait are tried by themselves`,
      );
      return EXIT.failed;
    }
    terminal.say(`${count(retried, "mail")} will be tried again.`);
    return EXIT.done;
  },
};

const mailDrop: Command = {
  name: "mail drop",
  takes: "<id>",
  fewest: 1,
  most: 1,
  summary: "Deletes a mail that has not left.",
  flags: {},
  help: "\nNobody gets the mail any more. What the visitor sent stays until the site keeps it no longer.",
  run: async ({ words: [id = ""], config, terminal }) => {
    if (!(await withPool(config, (pool) => dropMail(pool, id)))) return nothing(terminal, id);
    terminal.say("The mail was deleted.");
    return EXIT.done;
  },
};

export const MAIL_COMMANDS: readonly Command[] = [mailList, mailShow, mailRetry, mailDrop];

function nothing(terminal: { complain(text: string): void }, id: string) {
  terminal.complain(`gevel: no mail with the id ${id} waits or was given up`);
  return EXIT.failed;
}

function lineOf({ id, siteId, name, recipient, createdAt, attempts, lastError }: ListedMail): string {
  const said = lastError ? `  ${lastError.replaceAll(/\s+/g, " ")}` : "";
  return `${id}  ${siteId}  ${name}  ${recipient}  ${createdAt.toISOString()}  ${count(attempts, "try", "tries")}${said}`;
}
