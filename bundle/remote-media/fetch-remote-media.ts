import type { Pool } from "pg";
import { createPool, withConnection } from "#platform/db/connection.ts";
import { createFetchPublic, type FetchPublic } from "#platform/http/fetch-public.ts";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import { memorySource } from "../files/memory-source.ts";
import { ESTATES_FILE } from "../ids/estate-lines.ts";
import { importSource } from "../import-bundle.ts";
import { remoteNameOf } from "./media-urls.ts";
import { type DueMedia, findListingsOf, noteFault, noteFetched, takeDueMedia } from "./remote-media-table.ts";

const MOST_BYTES = 20 * 1024 * 1024;
/** Addresses at a time; between two of these rounds the listings show what has come. */
const A_ROUND = 100;
const MOST_ROUNDS = 50;
const AT_ONCE = 4;
/** Longer than a round takes. */
const TAKEN_FOR_MINUTES = 30;
const MOST_TRIES = 8;
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
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const due = await takeDueMedia(pool, { now, most: A_ROUND, minutes: TAKEN_FOR_MINUTES });
      if (due.length === 0) return;
      const news = await fetchAll(due, work);
      for (const [siteId, fetched] of Map.groupBy(news, (media) => media.siteId))
        await showOnListings(work, siteId, fetched);
    }
  } finally {
    await pool.end();
  }
}

/** Those that hold something that their site did not have. */
async function fetchAll(due: readonly DueMedia[], work: Work): Promise<DueMedia[]> {
  const queue = due.values();
  const news: DueMedia[] = [];
  const takeTurns = async () => {
    for (const media of queue) if (await fetchOne(media, work)) news.push(media);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return news;
}

/** Whether the address holds something that the site did not have. */
async function fetchOne(media: DueMedia, { pool, log, dataDir, fetchPublic, now }: Work): Promise<boolean> {
  const { siteId, url, etag, tries } = media;
  const fail = async (fault: string, isFinal: boolean) => {
    const isOver = isFinal || tries >= MOST_TRIES;
    const nextAt = isOver ? null : new Date(now.getTime() + 2 ** tries * MINUTE_MS);
    await noteFault(pool, media, { fault, nextAt });
    if (isOver)
      log.warn({ siteId, url: URL.parse(url)?.origin, fault }, "a file of a listing is not fetched");
    return false;
  };
  const answer = await fetchPublic(url, {
    maxBytes: MOST_BYTES,
    types: ["image/", "application/pdf", "application/octet-stream", "binary/octet-stream"],
    headers: etag ? { "if-none-match": etag } : {},
  });
  if (answer.kind !== "answered") return fail(answer.reason, answer.kind === "refused");
  const name = remoteNameOf(url);
  if (answer.status === 304) {
    await noteFetched(pool, media, { etag, name, file: null, now });
    return false;
  }
  if (answer.status !== 200)
    return fail(
      `answers ${answer.status}`,
      answer.status >= 400 && answer.status < 500 && answer.status !== 429,
    );
  const taken = await ingestMedia(dataDir, answer.body);
  if (!taken.ok) return fail(taken.reason, true);
  const newEtag = answer.headers.etag ?? null;
  await noteFetched(pool, media, { etag: newEtag, name, file: taken.file, now });
  return true;
}

/** Brings the listings again as they were brought, now that their files are there. */
async function showOnListings(
  { storage, pool, log, dataDir, now }: Work,
  siteId: string,
  fetched: readonly DueMedia[],
): Promise<void> {
  const listings = await findListingsOf(
    pool,
    siteId,
    fetched.map(({ url }) => url),
  );
  for (const [source, own] of Map.groupBy(listings, (listing) => listing.source)) {
    const lines = Buffer.from(own.map(({ line }) => `${line}\n`).join(""));
    const result = await withConnection(storage.databaseUrl, (client) =>
      importSource(memorySource({ [ESTATES_FILE]: lines }), client, {
        dataDir,
        siteId,
        source,
        partial: true,
        now,
        skipInvalid: true,
        report: () => {},
      }),
    );
    if (result.kind === "refused") log.warn({ siteId, source }, "fetched pictures could not be shown");
  }
}
