import { type FileStore, NoSuchFile } from "../files/file-store.ts";
import { INFO_FILE, keyOfMedia } from "./media-folder.ts";
import { mediaStoreOf } from "./media-store.ts";

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
export function readMediaInfo(dataDir: string, address: string): Promise<MediaInfo | null> {
  return readInfoIn(mediaStoreOf(dataDir).originals, address);
}

export async function readInfoIn(files: FileStore, address: string): Promise<MediaInfo | null> {
  const text = await files.read(keyOfMedia(address, INFO_FILE));
  return text && (JSON.parse(String(text)) as MediaInfo);
}

/** An original as it was taken in: cleaned, without metadata. */
export async function readOriginal(dataDir: string, address: string, info: MediaInfo): Promise<Buffer> {
  const { originals } = mediaStoreOf(dataDir);
  const key = keyOfMedia(address, info.original);
  const content = await originals.read(key);
  if (!content) throw new NoSuchFile(originals.place, key);
  return content;
}
