import { withConnection } from "#platform/db/connection.ts";
import { measureSite, removeSite, type SiteSize } from "#bundle/remove-site.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const siteRemoveCommand: Command = {
  name: "site remove",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Removes a site with everything that belongs to it, for ever.",
  flags: { yes: { type: "boolean" } },
  help: `
Its content, listings, holiday homes, tokens, sources and log go, and all that visitors sent: messages, visits, stays,
subscriptions and mails. Without --yes it only says what would go. Servers that run answer 404 at its host names within two
seconds, or the default site where there is one.

Its pictures go with gevel media clean. What is in backups stays there; gevel export writes the site as a bundle first.`,
  run: async ({ words: [siteId = ""], flags, config, terminal }) =>
    withDatabase(config, (url) =>
      withConnection(url, async (client) => {
        const size = await measureSite(client, siteId);
        if (!size) {
          terminal.complain(`gevel: there is no site "${siteId}"; gevel sites lists those there are`);
          return EXIT.failed;
        }
        if (flags["yes"] !== true) {
          terminal.complain(
            `gevel: this removes ${siteId} with ${inWords(size)} for ever; --yes says that it is meant`,
          );
          return EXIT.usage;
        }
        await removeSite(client, siteId);
        terminal.say(`${siteId} was removed with ${inWords(size)}.`);
        return EXIT.done;
      }),
    ),
};

function inWords({ listings, rentals, sent }: SiteSize): string {
  const homes = [count(listings, "listing"), ...(rentals > 0 ? [count(rentals, "holiday home")] : [])];
  return `${homes.join(", ")} and ${count(sent, "message, visit, stay or subscription", "messages, visits, stays and subscriptions")} of visitors`;
}
