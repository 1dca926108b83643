import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { mailFolderOf } from "../mail/file-transport.ts";
import type { ScheduledWork } from "./scheduled-work.ts";

/** Mails that were written to files are there to be looked at, not to be kept. */
const FILE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Each night: what visitors sent goes when its site has kept it long enough. */
export const keepNoLonger: ScheduledWork = {
  name: "keep-no-longer",
  schedule: "30 3 * * *",
  async run({ storage, dataDir, log }, now) {
    const removed = await storage.expirePersonalData(now);
    log.info({ removed }, "kept no longer");
    await removeOldFiles(mailFolderOf(dataDir), new Date(now.getTime() - FILE_DAYS * DAY_MS));
  },
};

/** Their names begin with the moment at which they were written. */
async function removeOldFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const limit = before.toISOString().replaceAll(":", "-");
  const old = names.filter((name) => name.endsWith(".eml") && name < limit);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
