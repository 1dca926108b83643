import {
  type ListedLead,
  listSourceLeads,
  retrySourceLeads,
} from "#features/webhooks/source-leads/operate-source-leads.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";
import { withSite } from "./with-database.ts";

const MOST_LEADS = 100;

export const leadListCommand: Command = {
  name: "lead list",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Lists the leads that went to the system that brought their listing, or are still tried.",
  flags: { retry: { type: "boolean" } },
  help: `
Leads go there where the source has the setting leads=send. One line a lead, the newest last, at most ${MOST_LEADS}: its id, its source,
the listing's id there, since when, its state, how often it was tried, and the last answer. With --retry those that were given
up are tried again, as if they were new.`,
  run: async ({ words: [site = ""], flags, config, terminal }) => {
    if (flags["retry"]) {
      const retried = await withSite(config, site, (pool) => retrySourceLeads(pool, site));
      terminal.say(`${count(retried, "lead")} will be sent again.`);
      return EXIT.done;
    }
    const leads = await withSite(config, site, (pool) => listSourceLeads(pool, site, MOST_LEADS));
    for (const lead of leads) terminal.say(lineOf(lead));
    if (leads.length === 0) terminal.say(`No lead of ${site} went to a source yet.`);
    return EXIT.done;
  },
};

function lineOf({ leadId, source, externalId, createdAt, ...lead }: ListedLead): string {
  const { deliveredAt, failedAt, attempts, lastAnswer } = lead;
  const state = deliveredAt ? "delivered" : failedAt ? "given up" : "waiting";
  const tries = count(attempts, "try", "tries");
  const words = [leadId, source, externalId, createdAt.toISOString(), state, tries, lastAnswer];
  return words.filter(Boolean).join("  ");
}
