import type { Pool } from "pg";
import { createPool, withConnection } from "#platform/db/connection.ts";
import { mediaRootOf } from "#platform/media/media-folder.ts";
import { removeUnfinished } from "#platform/files/remove-unfinished.ts";
import { removeLeftFolders } from "#platform/config/temporary-folder.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import { addressesIn, isOld, removeMedia, usedAddresses } from "./clean-media.ts";
import { dropUnusedNames, listSiteIds, markUnusedNames } from "./unused-names.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a feed, a mail with pictures or a search engine's copy needs what it named. */
const GRACE_DAYS = 30;

type Parts = Pick<JobParts, "storage" | "log" | "dataDir">;

/** Each night: frees what was fetched for listings, or came by the API or a source, and is named no more. */
export const unusedMedia: ScheduledJob = {
  name: "unused-media",
  schedule: "40 3 * * *",
  run: freeUnusedMedia,
};

/**
 * Names of files that nothing names go after thirty days, and files that no site refers to thirty days later. What a
 * bundle brought keeps its name as long as the bundle has it; what somebody took in within a day stays. What killed processes left half written goes too.
 */
export async function freeUnusedMedia({ storage, log, dataDir }: Parts, now: Date): Promise<void> {
  const { databaseUrl } = storage;
  const before = new Date(now.getTime() - GRACE_DAYS * DAY_MS);
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    let names = 0;
    for (const siteId of await listSiteIds(pool)) {
      await withConnection(databaseUrl, async (client) => {
        await markUnusedNames(client, siteId, now);
        names += await dropUnusedNames(client, siteId, { before, now });
      });
    }
    const files = await freeFiles(pool, { databaseUrl, dataDir, now, before });
    if (names + files > 0) log.info({ names, files }, "unused media were removed");
  } finally {
    await pool.end();
  }
  await removeLeftFolders(dataDir);
  await removeUnfinished(mediaRootOf(dataDir), now);
}

type Freeing = Pick<Parts, "dataDir"> & {
  readonly databaseUrl: string;
  readonly now: Date;
  readonly before: Date;
};

async function freeFiles(pool: Pool, { databaseUrl, dataDir, now, before }: Freeing): Promise<number> {
  const used = await withConnection(databaseUrl, usedAddresses);
  const unused: string[] = [];
  for await (const address of addressesIn(dataDir)) if (!used.has(address)) unused.push(address);
  let removed = 0;
  for (const file of await markUnusedFiles(pool, unused, { now, before })) {
    // An import or a call may be about to refer to it.
    if (!(await isOld({ dataDir, now }, file, DAY_MS))) continue;
    await removeMedia(dataDir, file);
    await forgetUnusedFile(pool, file);
    removed += 1;
  }
  return removed;
}

/** Notes which files no site refers to, forgets those that one refers to again, and answers those unused since `before`. */
async function markUnusedFiles(
  pool: Pool,
  unused: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<string[]> {
  await pool.query("delete from unused_file where not (file = any($1::text[]))", [unused]);
  await pool.query(MARK_UNUSED, [unused, now]);
  const { rows } = await pool.query<{ file: string }>(
    "select file from unused_file where unused_since <= $1",
    [before],
  );
  return rows.map(({ file }) => file);
}

async function forgetUnusedFile(pool: Pool, file: string): Promise<void> {
  await pool.query("delete from unused_file where file = $1", [file]);
}

const MARK_UNUSED = `
  insert into unused_file (file, unused_since) select unnest($1::text[]), $2
  on conflict (file) do nothing`;
