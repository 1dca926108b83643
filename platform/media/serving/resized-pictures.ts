import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MEDIA_SIZES, type MediaFormat } from "../sizes.ts";
import type { Log } from "../../log/log.ts";
import { renderIsolated } from "../isolated-media.ts";
import { TaskStopped } from "../isolated/task-process.ts";
import { folderOfMedia } from "../media-folder.ts";
import { LRUCache } from "lru-cache";
import type { MediaInfo } from "../ingest/media-info.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { writeFileAtomically } from "../write-file-atomically.ts";

export type MediaParts = { readonly dataDir: string; readonly log: Pick<Log, "error"> };

/** A size that is served: of which media, which size by its word, as which file type. */
export type WantedSize = {
  readonly address: string;
  readonly info: MediaInfo;
  readonly name: string;
  readonly format: MediaFormat;
};

/** Raise it when sizes are drawn differently, so that nobody keeps the old ones. */
export const RENDERING_VERSION = 1;
const MOST_WAITING = 200;
/** For so long, a picture that could not be drawn is not tried again at another size. */
const REFUSED_MS = 10 * 60 * 1000;
const MOST_REFUSED = 1_000;

/**
 * Gives sizes from the disk, and makes what is not there: once for all who ask meanwhile, and never on all cores, so that
 * a crawl of everything can't take the machine.
 */
export function createResizedPictures({ dataDir, log }: MediaParts) {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const inTurn = limitConcurrency<Buffer>({ atOnce, waiting: MOST_WAITING });

  const refused = new LRUCache<string, TaskStopped>({ max: MOST_REFUSED, ttl: REFUSED_MS });

  const draw = async ({ address, info, name, format }: WantedSize) => {
    const known = refused.get(address);
    if (known) throw known;
    const original = join(folderOfMedia(dataDir, address), info.original);
    try {
      return await renderIsolated(original, info, MEDIA_SIZES.get(name)!, format);
    } catch (error) {
      if (error instanceof TaskStopped) refused.set(address, error);
      throw error;
    }
  };

  const make = async (wanted: WantedSize, path: string) => {
    const { address, name } = wanted;
    const made = await draw(wanted);
    // A full disk costs time at the next request, not the picture.
    await writeFileAtomically(path, made).catch((error) =>
      log.error({ error, address, size: name }, "a size could not be kept"),
    );
    return made;
  };

  return (wanted: WantedSize): Promise<Buffer> => {
    const { address, name, format } = wanted;
    const path = join(folderOfMedia(dataDir, address), `${name}-${RENDERING_VERSION}.${format}`);
    return readFile(path).catch(() => inTurn(path, () => make(wanted, path)));
  };
}
