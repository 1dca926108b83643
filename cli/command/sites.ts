import { listSites } from "#features/site/queries/list-sites.ts";
import { EXIT } from "../exit-code.ts";
import { withDatabase } from "./with-database.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";

const ofMost = (most: number | null) => (most === null ? "" : ` of ${most}`);

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export const sitesCommand: Command = {
  name: "sites",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Lists the sites, their host names and how many listings each has.",
  flags: {},
  help: `
One line a site: its id, its name, its host names, its languages and its listings. The default site, which answers for
unknown host names, is marked, and so are those that are suspended. Limits stand behind what they limit.`,
  run: async ({ config, terminal }) => {
    const sites = await withDatabase(config, listSites);
    for (const site of sites) {
      const { id, name, hostnames, locales, isDefault, listings, pictures, mediaBytes } = site;
      const { limits, suspendedAt } = site;
      const marks = `${isDefault ? " (default)" : ""}${suspendedAt ? " (suspended)" : ""}`;
      const homes = `${count(listings, "listing")}${ofMost(limits.listings)}`;
      const limited = [
        limits.pictures === null ? [] : `${count(pictures, "picture")}${ofMost(limits.pictures)}`,
        limits.mediaBytes === null
          ? []
          : `${inMegabytes(mediaBytes ?? 0)} of ${inMegabytes(limits.mediaBytes)}`,
        limits.mailsPerDay === null ? [] : `${count(limits.mailsPerDay, "mail")} a day at most`,
      ].flat();
      terminal.say(
        [`${id}${marks}`, name, hostnames.join(", "), locales.join(" "), homes, ...limited].join("  "),
      );
    }
    if (sites.length === 0) terminal.say("There is no site yet; gevel import <bundle> makes one.");
    return EXIT.done;
  },
};
