import { cleanMedia } from "#bundle/unused-media/clean-media.ts";
import { EXIT } from "../exit-code.ts";
import { withDatabase } from "./with-database.ts";
import { count } from "../report-findings.ts";
import type { Command } from "./command.ts";

export const mediaCleanCommand: Command = {
  name: "media clean",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Removes pictures that no site shows any more.",
  flags: {},
  help: `
Looks through DATA_DIR/media, or the bucket of MEDIA_URL, and removes what no listing, page or site refers to, with all its sizes. Removes
as well what a killed process left half written. What came in within the last hour stays, since an import may be about to refer to it.`,
  run: async ({ config, terminal }) => {
    const { removed, kept, unfinished } = await withDatabase(config, (databaseUrl) =>
      cleanMedia({ databaseUrl, dataDir: config.dataDir, now: new Date() }),
    );
    terminal.say(`${count(removed, "file")} removed, ${kept} kept.`);
    if (unfinished > 0) terminal.say(`${count(unfinished, "half-written file")} removed.`);
    return EXIT.done;
  },
};
