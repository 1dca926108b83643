import { withConnection } from "#platform/db/connection.ts";
import { exportSite, NoSuchSite } from "#bundle/export/export-site.ts";
import { writeFiles } from "#bundle/files/write-files.ts";
import { BundleRefused } from "#bundle/files/bundle-files.ts";
import { EXIT } from "../exit-code.ts";
import { count, reportFindings } from "../report-findings.ts";
import { withDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

export const exportCommand: Command = {
  name: "export",
  takes: "<site> <folder|file.zip>",
  fewest: 2,
  most: 2,
  summary: "Writes a site as a bundle that imports to the same site.",
  flags: {},
  help: `
The site as it stands at one moment: its own content, its listings as they were brought, with their numbers, text ids and
sources, its holiday homes and its pictures. Nothing is written over: the folder is new or empty, the file new. It holds the
true addresses of listings that hide them, so that only you may read it.

Not in it: what visitors sent, tokens, sources with their secrets, the log, and which listings were taken off before.
Pictures come without the metadata that they lost on the way in; a listing whose line was not kept is written as it is shown,
and named. A page's file is named by its id.`,
  run: async ({ words: [siteId = "", path = ""], config, terminal }) => {
    const { report, counts, reportRepeated } = reportFindings(terminal);
    const { dataDir } = config;
    try {
      await withDatabase(config, (url) =>
        withConnection(url, (client) => writeFiles(path, exportSite(client, { siteId, dataDir, report }))),
      );
    } catch (error) {
      if (!(error instanceof NoSuchSite || error instanceof BundleRefused)) throw error;
      terminal.complain(`gevel: ${error instanceof BundleRefused ? `${path}: ` : ""}${error.message}`);
      return EXIT.failed;
    } finally {
      reportRepeated();
    }
    terminal.say(`${siteId} is in ${path} (${count(counts.warning, "warning")}).`);
    return EXIT.done;
  },
};
