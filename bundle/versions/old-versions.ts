import { withConnection } from "#platform/db/connection.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

const KEPT_MS = 365 * 86_400_000;

/** Each night: what documents were before changes of a year ago is forgotten. */
export const oldVersions: ScheduledJob = {
  name: "old-versions",
  schedule: "35 3 * * *",
  async run({ storage }, now) {
    const before = new Date(now.getTime() - KEPT_MS);
    await withConnection(storage.databaseUrl, (client) =>
      client.query("delete from resource_version where at < $1", [before]),
    );
  },
};
