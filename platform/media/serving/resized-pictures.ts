import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { MEDIA_SIZES, type MediaFormat } from "../sizes.ts";
import type { Log } from "../../log/log.ts";
import { tellOnce } from "../../log/tell-once.ts";
import { renderIsolated } from "../isolated-media.ts";
import { TaskStopped } from "../isolated/task-process.ts";
import { keyOfMedia, mediaRootOf } from "../media-folder.ts";
import { type MediaStore, mediaStoreOf } from "../media-store.ts";
import { LRUCache } from "lru-cache";
import type { MediaInfo } from "../media-info.ts";
import { createSizeBudget } from "./size-budget.ts";
import { limitConcurrency } from "../../files/limit-concurrency.ts";
import { writeFileAtomically } from "../../files/write-file-atomically.ts";

export type MediaParts = {
  readonly dataDir: string;
  readonly log: Pick<Log, "error">;
  /** How many bytes of sizes the data folder may hold; without it, any number. */
  readonly mostSizeBytes?: number | undefined;
};

/** A size that is served: of which media, which size by its word, as which file type. */
export type WantedSize = {
  readonly address: string;
  readonly info: MediaInfo;
  readonly name: string;
  readonly format: MediaFormat;
};

/** Raise it when sizes are drawn differently, so that nobody keeps the old ones. */
export const RENDERING_VERSION = 1;
/** Of each site. */
const MOST_WAITING = 200;
/** For so long, a picture that could not be drawn is not tried again at any size: what takes too long now does so later. */
const REFUSED_MS = 6 * 60 * 60 * 1000;
const MOST_REFUSED = 1_000;

/**
 * Gives sizes from the disk, and makes what is not there: once for all who ask meanwhile, and never on all cores, so that
 * a crawl of everything can't take the machine. Sites take turns: one with slow pictures keeps no other waiting for all of them.
 */
export function createResizedPictures({
  dataDir,
  log,
  mostSizeBytes = Number.POSITIVE_INFINITY,
}: MediaParts) {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const inTurn = limitConcurrency<Buffer>({ atOnce, waiting: MOST_WAITING });
  const root = mediaRootOf(dataDir);
  const budget = createSizeBudget({ root, bytes: mostSizeBytes, log });
  const store = mediaStoreOf(dataDir);
  const draw = createDrawing(store);
  const tell = (place: string | undefined) => (error: unknown) =>
    log.error({ error, place }, "sizes of pictures cannot be kept: each is made again when it is asked for");
  const disk = tellOnce(tell(root));
  const bucket = tellOnce(tell(store.sizes?.place));

  const write = async (path: string, made: Buffer) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomically(path, made);
    budget.noteWritten(made.length);
  };

  const make = async (wanted: WantedSize, key: string) => {
    const elsewhere = await store.sizes?.read(key).catch(() => null);
    const made = elsewhere ?? (await draw(wanted));
    // A full disk, or a bucket that is away, costs time at the next request, not the picture.
    await write(join(root, key), made).then(disk.worked, disk.failed);
    if (!elsewhere) void store.sizes?.write(key, made).then(bucket.worked, bucket.failed);
    return made;
  };

  return {
    /** A size that this machine's disk has. */
    find: async (wanted: Omit<WantedSize, "info">): Promise<Buffer | null> => {
      const path = join(root, keyOfSize(wanted));
      const found = await readFile(path).catch(() => null);
      if (found) budget.noteUse(path);
      return found;
    },
    /** `siteId` is the site whose visitor asks. */
    make: (wanted: WantedSize, siteId: string): Promise<Buffer> => {
      const key = keyOfSize(wanted);
      return inTurn(key, () => make(wanted, key), siteId);
    },
    settled: budget.settled,
  };
}

const keyOfSize = ({ address, name, format }: Omit<WantedSize, "info">) =>
  keyOfMedia(address, `${name}-${RENDERING_VERSION}.${format}`);

/** Draws sizes; an original that could not be drawn is left alone for a while. */
function createDrawing(store: MediaStore) {
  const refused = new LRUCache<string, TaskStopped>({ max: MOST_REFUSED, ttl: REFUSED_MS });
  return async ({ address, info, name, format }: WantedSize): Promise<Buffer> => {
    const known = refused.get(address);
    if (known) throw known;
    const original = await store.original(keyOfMedia(address, info.original));
    try {
      return await renderIsolated(original, info, MEDIA_SIZES.get(name)!, format);
    } catch (error) {
      if (error instanceof TaskStopped) refused.set(address, error);
      throw error;
    }
  };
}
