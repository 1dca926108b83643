import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { folderOfMedia, INFO_FILE } from "../media-folder.ts";

/** What is known of a picture, document or film that was taken in. */
export type MediaInfo = {
  readonly kind: "picture" | "vector" | "document" | "film";
  /** Name of the original in its folder. */
  readonly original: string;
  /** Pixels; 0 for documents and films. */
  readonly width: number;
  readonly height: number;
  /** A picture of a few pixels as a data address, to show until the real one is there; null for documents and films. */
  readonly placeholder: string | null;
  readonly bytes: number;
};

/** Null when nothing was taken in under this address. */
export async function readMediaInfo(dataDir: string, address: string): Promise<MediaInfo | null> {
  const path = join(folderOfMedia(dataDir, address), INFO_FILE);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as MediaInfo);
}
