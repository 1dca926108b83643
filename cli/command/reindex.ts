import { withConnection } from "#platform/db/connection.ts";
import { listSites } from "#features/site/queries/list-sites.ts";
import { type Reindexed, reindexSite, VACUUM } from "#bundle/reindex/reindex-site.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import { withDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

export const reindexCommand: Command = {
  name: "reindex",
  takes: "[site]",
  fewest: 0,
  most: 1,
  summary: "Derives anew what is made from stored listings: cards, searches, what is hidden.",
  flags: {},
  help: `
Takes one site, or all of them without a name. A server does the same by itself when it starts with a version that derives
something else; this is for when it shall be done now. Each site is one transaction: visitors see what was there or all that
comes, servers may run, and imports of the site wait. Doing it twice changes nothing.`,
  run: ({ words: [asked], config, terminal }) =>
    withDatabase(config, async (url) => {
      const sites = asked === undefined ? (await listSites(url)).map(({ id }) => id) : [asked];
      return withConnection(url, async (client) => {
        for (const siteId of sites) {
          const done = await reindexSite(client, siteId);
          if (!done) {
            terminal.complain(`gevel: there is no site "${siteId}"; gevel sites lists them`);
            return EXIT.failed;
          }
          terminal.say(lineOf(done));
        }
        await client.query(VACUUM);
        return EXIT.done;
      });
    }),
};

function lineOf({ siteId, listings, rentals }: Reindexed): string {
  const changed = [
    ...(listings > 0 ? [count(listings, "listing")] : []),
    ...(rentals > 0 ? [count(rentals, "holiday home")] : []),
  ];
  return `${siteId}: ${changed.join(", ") || "nothing"} changed`;
}
