import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { MEDIA_SIZES, type MediaFormat } from "#contract/media/sizes.ts";
import { acceptedFormat, MIME_TYPES } from "./accepted-format.ts";
import { answerMedia, answerPlaceholder, answerText } from "./answer-media.ts";
import { createMadeSizes, DRAWING_VERSION, type MediaParts } from "./made-sizes.ts";
import { folderOfMedia } from "../media-folder.ts";
import { type MediaInfo, readMediaInfo } from "../taking-in/media-info.ts";
import { TooBusy } from "./take-turns.ts";

const SIZE_PATH = /^\/media\/([0-9a-f]{32})\/([a-z]+-\d+)(?:\.(avif|webp|jpg))?$/;
const DOCUMENT_PATH = /^\/media\/([0-9a-f]{32})\/document\.pdf$/;
const MOST_INFOS = 20_000;

/** Serves `/media/{content address}/{size}[.format]` and `…/document.pdf`; answers null for any other path. */
export function createMediaHandler(parts: MediaParts) {
  const findInfo = rememberInfos(parts.dataDir);
  const madeSize = createMadeSizes(parts);

  const answer = async (request: Request, pathname: string): Promise<Response> => {
    const [, address, name, asked] = SIZE_PATH.exec(pathname) ?? [];
    if (!address || !MEDIA_SIZES.has(name!)) return answerDocument(request, pathname, findInfo, parts);
    const info = await findInfo(address);
    if (!info || info.kind === "document") return answerPlaceholder(request, 404);
    const format = (asked as MediaFormat | undefined) ?? acceptedFormat(request.headers.get("accept"));
    return answerMedia(request, {
      etag: `"${address}-${name}-${format}-${DRAWING_VERSION}"`,
      type: MIME_TYPES[format],
      isNegotiated: asked === undefined,
      read: () => madeSize({ address, info, name: name!, format }),
    });
  };

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/")) return null;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return answerText(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
    }
    try {
      return await answer(request, pathname);
    } catch (error) {
      if (error instanceof TooBusy)
        return answerText(503, "Too many pictures at once.", { "retry-after": "5" });
      parts.log.error({ error, pathname }, "a picture could not be drawn");
      return answerPlaceholder(request, 200);
    }
  };
}

type FindInfo = (address: string) => Promise<MediaInfo | null>;

async function answerDocument(
  request: Request,
  pathname: string,
  findInfo: FindInfo,
  { dataDir }: MediaParts,
) {
  const [, address] = DOCUMENT_PATH.exec(pathname) ?? [];
  const info = address ? await findInfo(address) : null;
  if (!address || info?.kind !== "document") return answerPlaceholder(request, 404);
  const read = () => readFile(join(folderOfMedia(dataDir, address), info.original));
  return answerMedia(request, { etag: `"${address}"`, type: "application/pdf", isNegotiated: false, read });
}

/** What was taken in under an address never changes; what was not may come later. */
function rememberInfos(dataDir: string): FindInfo {
  const infos = new LRUCache<string, MediaInfo>({ max: MOST_INFOS });
  return async (address) => {
    const known = infos.get(address) ?? (await readMediaInfo(dataDir, address));
    if (known) infos.set(address, known);
    return known;
  };
}
