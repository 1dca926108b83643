import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { MEDIA_FORMATS, MEDIA_SIZES, type MediaFormat } from "#contract/media/sizes.ts";
import type { Log } from "../log.ts";
import { acceptedFormat, MIME_TYPES } from "./accepted-format.ts";
import { answerMedia, answerPlaceholder, answerText } from "./answer-media.ts";
import { folderOfMedia } from "./media-folder.ts";
import { type MediaInfo, readMediaInfo } from "./media-info.ts";
import { renderSize } from "./render-size.ts";
import { takeTurns, TooBusy } from "./take-turns.ts";
import { writeWhole } from "./write-whole.ts";

export type MediaHandlerParts = { readonly dataDir: string; readonly log: Pick<Log, "error"> };

const PATH = /^\/media\/([0-9a-f]{32})\/(?:([a-z]+-\d+)(?:\.(avif|webp|jpg))?|(document\.pdf))$/;
/** Raise it when sizes are drawn differently, so that nobody keeps the old ones. */
const DRAWING_VERSION = 1;
const MOST_WAITING = 200;
const MOST_INFOS = 20_000;

/**
 * Serves `/media/{content address}/{size}[.format]`: made once, when it is first asked for, then kept beside the
 * original. Answers null for any other path. A crawl of all sizes can't take the machine: drawing leaves a core free.
 */
export function createMediaHandler({ dataDir, log }: MediaHandlerParts) {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const inTurn = takeTurns<Buffer>({ atOnce, waiting: MOST_WAITING });
  const infos = new LRUCache<string, MediaInfo>({ max: MOST_INFOS });

  const findInfo = async (address: string) => {
    const known = infos.get(address) ?? (await readMediaInfo(dataDir, address));
    if (known) infos.set(address, known);
    return known;
  };

  const readMade = (address: string, name: string, format: MediaFormat, info: MediaInfo): Promise<Buffer> => {
    const folder = folderOfMedia(dataDir, address);
    const path = join(folder, `${name}-${DRAWING_VERSION}.${format}`);
    return readFile(path).catch(() =>
      inTurn(path, async () => {
        const made = await renderSize(join(folder, info.original), info, MEDIA_SIZES.get(name)!, format);
        // A full disk costs time at the next request, not the picture.
        await writeWhole(path, made).catch((error) =>
          log.error({ error, path: name }, "a size could not be kept"),
        );
        return made;
      }),
    );
  };

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/")) return null;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return answerText(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
    }
    const [, address, name, asked, document] = PATH.exec(pathname) ?? [];
    const isKnownSize = document !== undefined || (name !== undefined && MEDIA_SIZES.has(name));
    const info = address && isKnownSize ? await findInfo(address) : null;
    if (!address || !info || (info.kind === "document") !== (document !== undefined)) {
      return answerPlaceholder(request, 404);
    }
    try {
      if (document) {
        const etag = `"${address}"`;
        const read = () => readFile(join(folderOfMedia(dataDir, address), info.original));
        return await answerMedia(request, { etag, type: "application/pdf", isNegotiated: false, read });
      }
      const format =
        MEDIA_FORMATS.find((known) => known === asked) ?? acceptedFormat(request.headers.get("accept"));
      return await answerMedia(request, {
        etag: `"${address}-${name}-${format}-${DRAWING_VERSION}"`,
        type: MIME_TYPES[format],
        isNegotiated: asked === undefined,
        read: () => readMade(address, name!, format, info),
      });
    } catch (error) {
      if (error instanceof TooBusy)
        return answerText(503, "Too many pictures at once.", { "retry-after": "5" });
      log.error({ error, address, size: name }, "a picture could not be drawn");
      infos.delete(address);
      return answerPlaceholder(request, 200);
    }
  };
}
