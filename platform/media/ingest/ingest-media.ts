import { createHash } from "node:crypto";
import { inspectIsolated } from "../isolated-media.ts";
import { INFO_FILE, keyOfMedia } from "../media-folder.ts";
import type { RefusedMedia } from "./inspect-media.ts";
import { mediaStoreOf } from "../media-store.ts";
import { type MediaInfo, readInfoIn } from "../media-info.ts";

export type IngestedMedia =
  | {
      readonly ok: true;
      /** The content address, under which the picture is served from now on. */
      readonly file: string;
      readonly info: MediaInfo;
      readonly removed: readonly string[];
    }
  | RefusedMedia;

/** Raise it when cleaning changes, so that what was kept for ever under an address stays true. */
const CLEANING_VERSION = "1";

/**
 * Keeps a picture, drawing, PDF or film under its content address; taking in the same bytes again changes nothing. What it
 * holds is proven and cleaned first, see {@link inspectIsolated}.
 */
export async function ingestMedia(
  dataDir: string,
  bytes: Buffer,
  proof: Parameters<typeof inspectIsolated>[1] = {},
): Promise<IngestedMedia> {
  const file = createHash("sha256").update(CLEANING_VERSION).update(bytes).digest("hex").slice(0, 32);
  const { originals } = mediaStoreOf(dataDir);
  const noteInfo = (info: MediaInfo) => originals.write(keyOfMedia(file, INFO_FILE), JSON.stringify(info));
  const known = await readInfoIn(originals, file);
  if (known) {
    // Written anew, it tells the cleaner that somebody is about to refer to it.
    await noteInfo(known);
    return { ok: true, file, info: known, removed: [] };
  }
  const inspected = await inspectIsolated(bytes, proof);
  if (!inspected.ok) return inspected;
  await originals.write(keyOfMedia(file, inspected.info.original), inspected.content);
  await noteInfo(inspected.info);
  return { ok: true, file, info: inspected.info, removed: inspected.removed };
}
