import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Log } from "../../log/log.ts";
import { listFolder } from "../../files/list-folder.ts";

type Budget = { readonly root: string; readonly bytes: number; readonly log: Pick<Log, "error"> };

/** `card-760-1.avif`, as sizes are named beside their originals. */
const SIZE_NAME = /^[a-z]+-\d+-\d+\.(avif|webp|jpg)$/;
/** After so much of the budget was written, the folder is counted again: others may write there too. */
const COUNTED_EVERY = 0.05;
/** What is left after a clearing, so that the next one is not due at once. */
const LEFT = 0.9;
/** A size's file says by its own time when it was asked for last, within ten minutes. */
const NOTED_MS = 10 * 60_000;
const MOST_NOTED = 50_000;
const MINUTE_MS = 60_000;

/**
 * Keeps the sizes below a folder within a number of bytes: those that nobody asked for longest go first, originals never.
 * When a size was last asked for is the time of its file, which outlives a restart and holds for all servers of the folder.
 */
export function createSizeBudget({ root, bytes, log }: Budget) {
  const noted = new LRUCache<string, true>({ max: MOST_NOTED, ttl: NOTED_MS });
  let written = Number.POSITIVE_INFINITY;
  let clearing: Promise<void> | null = null;

  return {
    /** Somebody asked for this file. */
    noteUse(path: string): void {
      if (noted.has(path)) return;
      noted.set(path, true);
      const now = new Date();
      // Another server may have cleared it away just now.
      void utimes(path, now, now).catch(() => undefined);
    },
    /** A size was written; every so often, what is too much goes. */
    noteWritten(size: number): void {
      written += size;
      if (clearing || !Number.isFinite(bytes) || written < bytes * COUNTED_EVERY) return;
      written = 0;
      clearing = clearSizes(root, bytes)
        .catch((error: unknown) => log.error({ error }, "sizes of pictures could not be cleared away"))
        .finally(() => (clearing = null));
    },
    /** For who waits until nothing is cleared away any more. */
    settled: (): Promise<void> => clearing ?? Promise.resolve(),
  };
}

/** None of what is no folder, or was removed meanwhile. */
const namesIn = (folder: string) => readdir(folder).catch(() => []);

type Size = { readonly path: string; readonly bytes: number; readonly minute: number };

/** Two walks, so that memory holds one number a minute and not every file: the first counts, the second removes. */
async function clearSizes(root: string, budget: number): Promise<void> {
  const ofMinute = new Map<number, number>();
  let total = 0;
  for await (const { bytes, minute } of sizesBelow(root)) {
    total += bytes;
    ofMinute.set(minute, (ofMinute.get(minute) ?? 0) + bytes);
  }
  if (total <= budget) return;
  const last = lastMinuteToClear(ofMinute, total - budget * LEFT);
  for await (const { path, bytes, minute } of sizesBelow(root)) {
    // Of the last minute only as much as is still too much.
    if (minute > last.minute || (minute === last.minute && last.bytes <= 0)) continue;
    await rm(path, { force: true });
    if (minute === last.minute) last.bytes -= bytes;
  }
}

function lastMinuteToClear(ofMinute: ReadonlyMap<number, number>, tooMuch: number) {
  let left = tooMuch;
  for (const [minute, bytes] of [...ofMinute].toSorted(([a], [b]) => a - b)) {
    if (left <= bytes) return { minute, bytes: left };
    left -= bytes;
  }
  return { minute: Number.POSITIVE_INFINITY, bytes: left };
}

async function* sizesBelow(root: string): AsyncGenerator<Size> {
  for (const shelf of await listFolder(root))
    for (const address of await namesIn(join(root, shelf)))
      for (const name of await namesIn(join(root, shelf, address))) {
        if (!SIZE_NAME.test(name)) continue;
        const path = join(root, shelf, address, name);
        const found = await stat(path).catch(() => null);
        if (found) yield { path, bytes: found.size, minute: Math.floor(found.mtimeMs / MINUTE_MS) };
      }
}
