import { listSites } from "#features/site/queries/list-sites.ts";
import { EXIT } from "../exit-code.ts";
import { withDatabase } from "./with-database.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";

export const sitesCommand: Command = {
  name: "sites",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Lists the sites, their host names and how many listings each has.",
  flags: {},
  help: `
One line a site: its id, its name, its host names, its languages and its listings. The default site, which answers for
unknown host names, is marked.`,
  run: async ({ config, terminal }) => {
    const sites = await withDatabase(config, listSites);
    for (const { id, name, hostnames, locales, isDefault, listings } of sites) {
      const mark = isDefault ? " (default)" : "";
      terminal.say(
        `${id}${mark}  ${name}  ${hostnames.join(", ")}  ${locales.join(" ")}  ${count(listings, "listing")}`,
      );
    }
    if (sites.length === 0) terminal.say("There is no site yet; gevel import <bundle> makes one.");
    return EXIT.done;
  },
};
