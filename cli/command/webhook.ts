import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import {
  addWebhook,
  findWebhook,
  type ListedDelivery,
  type ListedWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  retryDeliveries,
} from "#features/webhooks/outbox/operate-webhooks.ts";
import { EVENT_TYPES, isEventType } from "#features/webhooks/schema.ts";
import { sendEvent } from "#features/webhooks/send-event.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { isPublicAddress } from "#platform/http/public-addresses.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";
import { withPool, withSite } from "./with-database.ts";

const MOST_DELIVERIES = 100;
const MOST_ANSWER = 500;

const webhookAdd: Command = {
  name: "webhook add",
  takes: "<site> <https address>",
  fewest: 2,
  most: 2,
  summary: "Sends what visitors ask, book and subscribe to an agency's own system, besides the mails.",
  flags: { events: { type: "string" } },
  help: `
Prints the id of the webhook and the secret that signs what is sent there; the secret is printed this once. The receiver
checks each call with it, by a library of Standard Webhooks (standardwebhooks.com). docs/webhooks.md shows each event.

  --events <list>  which, with commas between. Default: all of
                   ${EVENT_TYPES.slice(0, 4).join(", ")},
                   ${EVENT_TYPES.slice(4).join(", ")}`,
  run: async ({ words: [site = "", url = ""], flags, config, terminal }) => {
    const eventTypes = String(flags["events"] ?? EVENT_TYPES.join(",")).split(",");
    if (!eventTypes.every(isEventType)) {
      terminal.complain(`gevel: --events takes some of ${EVENT_TYPES.join(",")}`);
      return EXIT.usage;
    }
    if (!isPublicHttps(url)) {
      terminal.complain("gevel: a webhook is a public address that begins with https://");
      return EXIT.usage;
    }
    const now = new Date();
    const added = await withPool(config, (pool) => addWebhook(pool, site, { url, eventTypes, now }));
    if (!added) {
      terminal.complain(`gevel: there is no site "${site}"`);
      return EXIT.failed;
    }
    terminal.say(`${added.id}  ${added.secret}`);
    return EXIT.done;
  },
};

const webhookList: Command = {
  name: "webhook list",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Lists the webhooks of a site.",
  flags: {},
  help: `
One line a webhook: its id, its address, its events, when it was added, and when and why it was disabled.`,
  run: async ({ words: [site = ""], config, terminal }) => {
    const webhooks = await withSite(config, site, (pool) => listWebhooks(pool, site));
    for (const webhook of webhooks) terminal.say(lineOfWebhook(webhook));
    if (webhooks.length === 0) terminal.say(`${site} has no webhooks.`);
    return EXIT.done;
  },
};

const webhookRemove: Command = {
  name: "webhook remove",
  takes: "<site> <id>",
  fewest: 2,
  most: 2,
  summary: "Sends nothing more to a webhook.",
  flags: {},
  help: "\nAlso deletes the events that still wait for it, and the list of its deliveries.",
  run: async ({ words: [site = "", id = ""], config, terminal }) => {
    const isRemoved = await withPool(config, (pool) => removeWebhook(pool, site, id, new Date()));
    if (!isRemoved) return noWebhook(terminal, site, id);
    terminal.say("The webhook was removed.");
    return EXIT.done;
  },
};

const webhookTest: Command = {
  name: "webhook test",
  takes: "<site> <id>",
  fewest: 2,
  most: 2,
  summary: "Sends a test event to a webhook and prints its answer.",
  flags: {},
  help: `
Sends one event of the type webhook.test from this machine, signed as every other, without personal data. It is not tried
again, and no delivery is noted.`,
  run: async ({ words: [site = "", id = ""], config, terminal }) => {
    const webhook = await withPool(config, (pool) => findWebhook(pool, site, id));
    if (!webhook) return noWebhook(terminal, site, id);
    const now = new Date();
    const event = { type: "webhook.test", timestamp: now.toISOString(), data: { site } };
    const sent = { ...webhook, eventId: randomUUID(), body: JSON.stringify(event) };
    const { kind, said, body } = await sendEvent(createFetchPublic(), sent, now);
    terminal.say([said, oneLine(body)].filter(Boolean).join("  "));
    if (kind === "taken") return EXIT.done;
    terminal.complain(
      "gevel: the webhook did not take the event; it takes one by any status from 200 to 299",
    );
    return EXIT.failed;
  },
};

const webhookDeliveries: Command = {
  name: "webhook deliveries",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Lists what was last sent to the webhooks of a site, or is still tried.",
  flags: { retry: { type: "boolean" } },
  help: `
One line a delivery, the newest last, at most ${MOST_DELIVERIES}: the event's id, the webhook's id, the type, since when, its state, how often it
was tried, and the last answer. With --retry those that were given up are tried again, as if they were new.`,
  run: async ({ words: [site = ""], flags, config, terminal }) => {
    if (flags["retry"]) {
      const retried = await withSite(config, site, (pool) => retryDeliveries(pool, site));
      terminal.say(`${count(retried, "event")} will be sent again.`);
      return EXIT.done;
    }
    const deliveries = await withSite(config, site, (pool) => listDeliveries(pool, site, MOST_DELIVERIES));
    for (const delivery of deliveries) terminal.say(lineOfDelivery(delivery));
    if (deliveries.length === 0) terminal.say(`Nothing was sent to a webhook of ${site} yet.`);
    return EXIT.done;
  },
};

export const WEBHOOK_COMMANDS: readonly Command[] = [
  webhookAdd,
  webhookList,
  webhookRemove,
  webhookTest,
  webhookDeliveries,
];

/** A name is looked up when it is called; what is written as an IP address can be refused here. */
function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  return url?.protocol === "https:" && host !== "localhost" && (!isIP(host) || isPublicAddress(host));
}

function noWebhook(terminal: { complain(text: string): void }, site: string, id: string) {
  terminal.complain(`gevel: ${site} has no webhook ${id}`);
  return EXIT.failed;
}

function lineOfWebhook({ id, url, eventTypes, createdAt, disabledAt, disabledBecause }: ListedWebhook) {
  const disabled = disabledAt && `disabled ${disabledAt.toISOString()} ${disabledBecause}`;
  const words = [id, url, eventTypes.join(","), `added ${createdAt.toISOString()}`, disabled];
  return words.filter(Boolean).join("  ");
}

function lineOfDelivery({ eventId, webhookId, type, createdAt, ...delivery }: ListedDelivery) {
  const { deliveredAt, failedAt, attempts, lastAnswer } = delivery;
  const state = deliveredAt ? "delivered" : failedAt ? "given up" : "waiting";
  const tries = count(attempts, "try", "tries");
  const words = [eventId, webhookId, type, createdAt.toISOString(), state, tries, lastAnswer];
  return words.filter(Boolean).join("  ");
}

/** What somebody else's server says, fit for a terminal. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MOST_ANSWER);
}
