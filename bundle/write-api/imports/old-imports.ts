import { withConnection } from "#platform/db/connection.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";
import { removeOldFiles } from "./import-files.ts";
import { forgetImports } from "./imports-table.ts";

const KEPT_MS = 30 * 86_400_000;

/** Each night: imports over the API are forgotten after a month, and files that no import waits for go. */
export const oldImports: ScheduledJob = {
  name: "old-imports",
  schedule: "45 3 * * *",
  async run({ storage, dataDir }, now) {
    const wanted = await withConnection(storage.databaseUrl, (client) =>
      forgetImports(client, new Date(now.getTime() - KEPT_MS)),
    );
    await removeOldFiles(dataDir, wanted, now);
  },
};
