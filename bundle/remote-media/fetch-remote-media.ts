import type { Pool } from "pg";
import { createPool, withConnection } from "#platform/db/connection.ts";
import { createFetchPublic, type FetchPublic } from "#platform/http/fetch-public.ts";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import { memoryBundle } from "../files/bundle-files.ts";
import { ESTATES_FILE } from "../files/bundle-files.ts";
import { importOpenBundle } from "../import-bundle.ts";
import { remoteNameOf } from "./media-urls.ts";
import {
  type DueMedia,
  type FetchedMedia,
  keepFile,
  mayKeepFile,
  findListingsOf,
  noteFault,
  noteFetched,
  takeDueMedia,
} from "./remote-media-table.ts";
import { lockImports } from "../import-lock.ts";

const MOST_BYTES = 20 * 1024 * 1024;
/** Addresses at a time; between two of these rounds the listings show what has come. */
const A_ROUND = 100;
/** What is left then is taken up by the next run, a minute later. */
const LONGEST_RUN_MS = 10 * 60_000;
const AT_ONCE = 4;
/** Longer than a round takes. */
const TAKEN_FOR_MINUTES = 30;
const MOST_TRIES = 8;
/** Other faults of a request may pass: a system that is still making the picture. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 405, 410, 414, 451]);
const MINUTE_MS = 60_000;

type Parts = Pick<JobParts, "storage" | "log" | "dataDir"> & { readonly fetchPublic?: FetchPublic };
type Work = Required<Parts> & { readonly pool: Pool; readonly now: Date };

/** Each minute and after imports: fetches pictures and documents that listings name by address. */
export const remoteMedia: ScheduledJob = {
  name: "remote-media",
  schedule: "* * * * *",
  runsAfterImports: true,
  run: fetchRemoteMedia,
};

/** Fetches what is due, and shows it on the listings that name it. */
export async function fetchRemoteMedia(parts: Parts, now: Date): Promise<void> {
  const pool = createPool(parts.storage.databaseUrl, { max: 2 });
  const work = { fetchPublic: createFetchPublic(), ...parts, pool, now };
  try {
    const endsAt = performance.now() + LONGEST_RUN_MS;
    while (performance.now() < endsAt) {
      const due = await takeDueMedia(pool, { now, most: A_ROUND, minutes: TAKEN_FOR_MINUTES });
      if (due.length === 0) return;
      await fetchRound(due, work);
    }
  } finally {
    await pool.end();
  }
}

/** Each site shows what came for it as soon as its own addresses are done. */
async function fetchRound(due: readonly DueMedia[], work: Work): Promise<void> {
  const queue = due.values();
  const sites = new Map(
    [...Map.groupBy(due, ({ siteId }) => siteId)].map(([siteId, own]) => [
      siteId,
      { left: own.length, news: [] as FetchedMedia[] },
    ]),
  );
  const takeTurns = async () => {
    for (const media of queue) {
      const site = sites.get(media.siteId)!;
      const fetched = await fetchOne(media, work);
      if (fetched) site.news.push(fetched);
      site.left -= 1;
      if (site.left > 0 || site.news.length === 0) continue;
      // Those that are not shown stay due: another round fetches them again.
      await showOnListings(work, media.siteId, site.news).catch((error: unknown) =>
        work.log.error({ siteId: media.siteId, err: error }, "fetched pictures could not be shown"),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

/** What the address holds, where the site did not have it. */
async function fetchOne(
  media: DueMedia,
  { pool, log, dataDir, fetchPublic, now }: Work,
): Promise<FetchedMedia | null> {
  const { siteId, url, etag, tries } = media;
  const fail = async (fault: string, isFinal: boolean) => {
    const isOver = isFinal || tries >= MOST_TRIES;
    const nextAt = isOver ? null : new Date(now.getTime() + 2 ** tries * MINUTE_MS);
    await noteFault(pool, media, { fault, nextAt });
    if (isOver)
      log.warn({ siteId, url: URL.parse(url)?.origin, fault }, "a file of a listing is not fetched");
    return null;
  };
  const answer = await fetchPublic(url, {
    maxBytes: MOST_BYTES,
    types: ["image/", "application/pdf", "application/octet-stream", "binary/octet-stream"],
    headers: etag ? { "if-none-match": etag } : {},
  });
  if (answer.kind !== "answered") return fail(answer.reason, answer.kind === "refused");
  if (answer.status === 304) {
    await noteFetched(pool, [{ ...media, etag }], now);
    return null;
  }
  if (answer.status !== 200) return fail(`answers ${answer.status}`, FINAL_STATUSES.has(answer.status));
  if (!(await mayKeepFile(pool, { siteId, dataDir, bytes: answer.body.length })))
    return fail("the site may have no more pictures", false);
  const taken = await ingestMedia(dataDir, answer.body);
  if (!taken.ok) return fail(taken.reason, true);
  await keepFile(pool, { siteId, name: remoteNameOf(url), file: taken.file });
  return { ...media, etag: answer.headers.etag ?? null };
}

/** Brings the listings again as they were brought, now that their files are there. */
async function showOnListings(
  { storage, pool, log, dataDir, now }: Work,
  siteId: string,
  fetched: readonly FetchedMedia[],
): Promise<void> {
  await withConnection(storage.databaseUrl, async (client) => {
    // Under the lock nobody else writes: a line that is read now is not older than the one that stands.
    await lockImports(client, siteId);
    const urls = fetched.map(({ url }) => url);
    const listings = await findListingsOf(client, siteId, urls);
    for (const [source, own] of Map.groupBy(listings, (listing) => listing.source)) {
      const lines = Buffer.from(own.map(({ line }) => `${line}\n`).join(""));
      const options = { dataDir, siteId, source, partial: true, now, skipInvalid: true, report: () => {} };
      const result = await importOpenBundle(memoryBundle({ [ESTATES_FILE]: lines }), client, options);
      if (result.kind === "refused") log.warn({ siteId, source }, "fetched pictures could not be shown");
    }
  });
  await noteFetched(pool, fetched, now);
}
