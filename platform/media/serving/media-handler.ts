import { extname } from "node:path";
import { LRUCache } from "lru-cache";
import { MEDIA_SIZES, type MediaFormat, MEDIA_FORMATS } from "../sizes.ts";
import { answerFilm } from "./answer-film.ts";
import { answerMedia, answerPlaceholder, answerText } from "./answer-media.ts";
import { createResizedPictures, RENDERING_VERSION, type MediaParts } from "./resized-pictures.ts";
import { FilesAway, NoSuchFile } from "../../files/file-store.ts";
import { keyOfMedia } from "../media-folder.ts";
import { mediaStoreOf } from "../media-store.ts";
import { type MediaInfo, readInfoIn } from "../media-info.ts";
import { TooBusy } from "../../files/limit-concurrency.ts";

const SIZE_PATH = /^\/media\/([0-9a-f]{32})\/([a-z]+-\d+)(?:\.(avif|webp|jpg))?$/;
const FILE_PATH = /^\/media\/([0-9a-f]{32})\/(?:document|film)\.(pdf|mp4|webm)$/;
const PICTURES: ReadonlySet<string> = new Set<MediaInfo["kind"]>(["picture", "vector"]);
const MOST_INFOS = 20_000;

/** Serves `/media/{content address}/{size}[.format]`, `…/document.pdf`, `…/film.mp4` and `…/film.webm`; answers null for any other path. */
export function createMediaHandler(parts: MediaParts) {
  const findInfo = rememberInfos(parts.dataDir);
  const sizes = createResizedPictures(parts);
  const tellAway = onceAMinute((error: unknown) =>
    parts.log.error({ error }, "the storage of pictures does not answer: placeholders stand in for them"),
  );

  const answer = async (request: Request, pathname: string, siteId: string): Promise<Response> => {
    const [, address, name, asked] = SIZE_PATH.exec(pathname) ?? [];
    if (!address || !MEDIA_SIZES.has(name!)) return answerFile(request, pathname, findInfo, parts);
    const format = (asked as MediaFormat | undefined) ?? acceptedFormat(request.headers.get("accept"));
    // A size on this machine's disk is sent without a question to the storage, which may be away.
    const known = await sizes.find({ address, name: name!, format });
    const info = known ? null : await findInfo(address);
    if (!known && !(info && PICTURES.has(info.kind))) return answerPlaceholder(request, 404);
    return answerMedia(request, {
      etag: `"${address}-${name}-${format}-${RENDERING_VERSION}"`,
      type: MIME_TYPES[format],
      isNegotiated: asked === undefined,
      read: async () => known ?? sizes.make({ address, info: info!, name: name!, format }, siteId),
    });
  };

  return async (request: Request, siteId: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/")) return null;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return answerText(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
    }
    try {
      return await answer(request, pathname, siteId);
    } catch (error) {
      if (error instanceof TooBusy)
        return answerText(503, "Too many pictures at once.", { "retry-after": "5" });
      if (error instanceof FilesAway) {
        tellAway(error);
        return answerPlaceholder(request, 503);
      }
      parts.log.error({ error, pathname }, "a picture could not be drawn");
      return answerPlaceholder(request, 200);
    }
  };
}

type FindInfo = (address: string) => Promise<MediaInfo | null>;

/** A document or a film, under the name of its kind. */
async function answerFile(request: Request, pathname: string, findInfo: FindInfo, { dataDir }: MediaParts) {
  const [, address] = FILE_PATH.exec(pathname) ?? [];
  const info = address ? await findInfo(address) : null;
  if (!address || !info || !pathname.endsWith(`/${info.kind}${extname(info.original)}`))
    return answerPlaceholder(request, 404);
  const files = mediaStoreOf(dataDir).shown;
  if (info.kind === "film") return answerFilm(request, { files, address, info });
  const key = keyOfMedia(address, info.original);
  const read = async () => {
    const content = await files.read(key);
    if (!content) throw new NoSuchFile(files.place, key);
    return content;
  };
  return answerMedia(request, { etag: `"${address}"`, type: "application/pdf", isNegotiated: false, read });
}

/** What was taken in under an address never changes; what was not may come later. */
function rememberInfos(dataDir: string): FindInfo {
  const infos = new LRUCache<string, MediaInfo>({ max: MOST_INFOS });
  return async (address) => {
    const known = infos.get(address) ?? (await readInfoIn(mediaStoreOf(dataDir).shown, address));
    if (known) infos.set(address, known);
    return known;
  };
}

const AWAY_TOLD_MS = 60_000;

/** A page asks for many pictures at once: one line in the log says it for all of them. */
function onceAMinute(tell: (error: unknown) => void): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - toldAt < AWAY_TOLD_MS) return;
    toldAt = performance.now();
    tell(error);
  };
}

const MIME_TYPES: Record<MediaFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/**
 * The best format that an `Accept` header names; JPEG, which everything reads, when it names none: a wildcard is also
 * sent by what can't read AVIF.
 */
function acceptedFormat(accept: string | null): MediaFormat {
  const named = new Set(
    (accept ?? "")
      .split(",")
      .map((part) => part.trim().toLowerCase().split(";"))
      .filter(([, ...rest]) => !rest.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter)))
      .map(([type]) => type!.trim()),
  );
  return MEDIA_FORMATS.find((format) => named.has(MIME_TYPES[format])) ?? "jpg";
}
