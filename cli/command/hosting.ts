import { z } from "zod";
import { withConnection } from "#platform/db/connection.ts";
import { transact } from "#platform/db/in-transaction.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { limitSite, resumeSite, suspendSite } from "#features/site/queries/hosting.ts";
import type { Suspension } from "#features/site/suspension.ts";
import { measureMedia } from "#features/site/queries/measure-media.ts";
import { type Exit, EXIT } from "../exit-code.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";
import { withDatabase } from "./with-database.ts";

const LONGEST = 500;
const Words = z.string().trim().min(1).max(LONGEST);
const Limit = z.union([z.literal("none"), z.coerce.number().int().min(0).max(100_000_000)]);
const BYTES_A_MB = 1_000_000;

const suspendCommand: Command = {
  name: "site suspend",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Takes a site off for a while; its data stay.",
  flags: {
    reason: { type: "string" },
    ...Object.fromEntries(LOCALES.map((locale) => [`message-${locale}`, { type: "string" } as const])),
  },
  help: `
Within two seconds every server answers 503 at all its addresses, with a page that says so in the visitor's language: in the
words of --message-nl, --message-fr, --message-en and --message-de, or in the product's. Calls of the API answer 503 too.
Mails, alerts, webhooks, sources and calendars wait. The agency's people still sign in to the desk, which shows them --reason.

On a site that is suspended it changes what is said. gevel site resume serves the site again.`,
  run: async ({ words: [siteId = ""], flags, config, terminal }) => {
    const read = readWords(flags);
    if (typeof read === "string") return misuse(terminal, read);
    const suspension = { ...read, now: new Date() };
    const isDone = await withDatabase(config, (url) =>
      withConnection(url, (client) => transact(client, () => suspendSite(client, siteId, suspension))),
    );
    if (!isDone) return noSite(terminal, siteId);
    terminal.say(`${siteId} is suspended; gevel site resume ${siteId} serves it again.`);
    return EXIT.done;
  },
};

const resumeCommand: Command = {
  name: "site resume",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Serves a site again that was suspended.",
  flags: {},
  help: "\nEvery server serves it within two seconds; what waited leaves within two minutes.",
  run: async ({ words: [siteId = ""], config, terminal }) => {
    const isDone = await withDatabase(config, (url) =>
      withConnection(url, (client) => transact(client, () => resumeSite(client, siteId))),
    );
    if (isDone) terminal.say(`${siteId} is served again.`);
    else terminal.complain(`gevel: no site "${siteId}" is suspended; gevel sites shows which are`);
    return isDone ? EXIT.done : EXIT.failed;
  },
};

/** By flag, the limit that it sets, and how much of that one of the flag's units is. */
const LIMITS = {
  listings: { name: "listings", unit: 1 },
  pictures: { name: "pictures", unit: 1 },
  "media-mb": { name: "mediaBytes", unit: BYTES_A_MB },
  "mails-per-day": { name: "mailsPerDay", unit: 1 },
} as const;

const limitCommand: Command = {
  name: "site limit",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Limits how much a site may have and send.",
  flags: Object.fromEntries(Object.keys(LIMITS).map((flag) => [flag, { type: "string" } as const])),
  help: `
--listings and --pictures say how many a site may have, --media-mb how many megabytes its pictures, documents and films may take as
they were brought, --mails-per-day how many mails may leave for it in 24 hours; none takes a limit away, and a limit that is not
named stays. An import or a call that would pass a limit is refused whole; what is there already stays, and can be changed and
removed. Mails over the limit wait until they may leave, but for links that sign in to the desk.`,
  run: async ({ words: [siteId = ""], flags, config, terminal }) => {
    const given = Object.entries(LIMITS).filter(([flag]) => flags[flag] !== undefined);
    if (given.length === 0) return misuse(terminal, "name at least one limit, such as --listings 500");
    const limits: Record<string, number | null> = {};
    for (const [flag, { name, unit }] of given) {
      const read = Limit.safeParse(flags[flag]);
      if (!read.success) return misuse(terminal, `--${flag} takes a whole number, or none`);
      limits[name] = read.data === "none" ? null : read.data * unit;
    }
    const isDone = await withDatabase(config, (url) =>
      withConnection(url, async (client) => {
        const isSet = await limitSite(client, siteId, limits);
        // So that what the site has is told at once, not after its next import.
        if (isSet && "mediaBytes" in limits) await measureMedia(client, siteId, config.dataDir);
        return isSet;
      }),
    );
    if (!isDone) return noSite(terminal, siteId);
    terminal.say(`The limits of ${siteId} are set; gevel sites shows them.`);
    return EXIT.done;
  },
};

export const HOSTING_COMMANDS: readonly Command[] = [suspendCommand, resumeCommand, limitCommand];

function readWords(flags: Readonly<Record<string, unknown>>): Omit<Suspension, "since"> | string {
  const given = [
    ["reason", flags["reason"]],
    ...LOCALES.map((locale) => [locale, flags[`message-${locale}`]]),
  ];
  const read = new Map<unknown, string>();
  for (const [name, text] of given) {
    if (text === undefined) continue;
    const words = Words.safeParse(text);
    if (!words.success) return `what is said takes 1 to ${LONGEST} characters`;
    read.set(name, words.data);
  }
  const reason = read.get("reason") ?? null;
  read.delete("reason");
  return { reason, message: Object.fromEntries(read) };
}

function misuse(terminal: Terminal, text: string): Exit {
  terminal.complain(`gevel: ${text}`);
  return EXIT.usage;
}

function noSite(terminal: Terminal, siteId: string): Exit {
  terminal.complain(`gevel: there is no site "${siteId}"; gevel sites lists those there are`);
  return EXIT.failed;
}
