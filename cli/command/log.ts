import { listLog } from "#features/site/access/site-log.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";
import { withSite } from "./with-database.ts";

const MOST_ENTRIES = 1_000;

export const logCommand: Command = {
  name: "log",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Prints who changed what of a site, and when.",
  flags: {},
  help: `
One line a change, the newest last, at most ${MOST_ENTRIES}: when, who (a token with its name, or a command), what, of what, and what
came of it: added, changed, removed or refused.`,
  run: async ({ words: [site = ""], config, terminal }) => {
    const entries = await withSite(config, site, (pool) => listLog(pool, site, MOST_ENTRIES));
    for (const { at, actor, action, subject, outcome } of entries)
      terminal.say([at.toISOString(), actor, action, subject, outcome].join("  "));
    if (entries.length === 0) terminal.say(`Nothing of ${site} was changed yet.`);
    return EXIT.done;
  },
};
