import { createHash } from "node:crypto";
import { mkdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { inspectIsolated } from "../isolated-media.ts";
import { folderOfMedia, INFO_FILE } from "../media-folder.ts";
import { type MediaInfo, readMediaInfo } from "./media-info.ts";
import { writeFileAtomically } from "../write-file-atomically.ts";

export type IngestedMedia =
  | {
      readonly ok: true;
      /** The content address, under which the picture is served from now on. */
      readonly file: string;
      readonly info: MediaInfo;
      readonly removed: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/** Raise it when cleaning changes, so that what was kept for ever under an address stays true. */
const CLEANING_VERSION = "1";

/**
 * Keeps a picture, drawing, PDF or film under its content address; taking in the same bytes again changes nothing. What it
 * holds is proven and cleaned first, see {@link inspectIsolated}.
 */
export async function ingestMedia(dataDir: string, bytes: Buffer): Promise<IngestedMedia> {
  const file = createHash("sha256").update(CLEANING_VERSION).update(bytes).digest("hex").slice(0, 32);
  const folder = folderOfMedia(dataDir, file);
  const known = await readMediaInfo(dataDir, file);
  if (known) {
    // Tells the cleaner that somebody is about to refer to it.
    await utimes(join(folder, INFO_FILE), new Date(), new Date());
    return { ok: true, file, info: known, removed: [] };
  }
  const inspected = await inspectIsolated(bytes);
  if (!inspected.ok) return inspected;
  await mkdir(folder, { recursive: true });
  await writeFileAtomically(join(folder, inspected.info.original), inspected.content);
  await writeFileAtomically(join(folder, INFO_FILE), JSON.stringify(inspected.info));
  return { ok: true, file, info: inspected.info, removed: inspected.removed };
}
