import { join } from "node:path";
import { type FileStore, NoSuchFile } from "../files/file-store.ts";
import { filesBelow } from "../files/files-below.ts";
import { openFolderStore } from "../files/folder-store.ts";
import type { S3Place } from "../files/s3/s3-place.ts";
import { FOR_VISITORS, openS3Store, PATIENT } from "../files/s3/s3-store.ts";
import { mediaRootOf } from "./media-folder.ts";

/** Where a data folder's pictures, documents and films are. */
export type MediaStore = {
  /** What was taken in, and what is known of it: `0f/0f3c…/original.jpg` and `info.json`. */
  readonly originals: FileStore;
  /** The same for whoever shows it to a visitor: it gives up soon, and stays quiet for a while. */
  readonly shown: FileStore;
  /** Sizes for servers whose own disk lacks them; null where all servers share the data folder. */
  readonly sizes: FileStore | null;
  /** An original for the process that draws it: its path, or its bytes where it lies elsewhere. */
  original(key: string): Promise<string | Buffer>;
};

/** The folder of a bucket that has what was taken in. */
export const ORIGINALS = "originals/";

const stores = new Map<string, MediaStore>();

/** In the data folder itself, unless {@link keepMediaIn} named a bucket. */
export function mediaStoreOf(dataDir: string): MediaStore {
  const known = stores.get(dataDir);
  if (known) return known;
  const root = mediaRootOf(dataDir);
  const folder = openFolderStore(root);
  return { originals: folder, shown: folder, sizes: null, original: async (key) => join(root, key) };
}

/** Says once, as the process begins, that the media of a data folder are in a bucket; sizes stay in the folder too. */
export function keepMediaIn(dataDir: string, place: S3Place | null): void {
  if (place) stores.set(dataDir, openMediaBucket(place));
  else stores.delete(dataDir);
}

/** Sizes have a prefix of their own: a rule of the bucket may let them expire, they are made again. */
export function openMediaBucket(place: S3Place): MediaStore {
  // One that is away is away for both.
  const forVisitors = openS3Store(place, FOR_VISITORS);
  const shown = filesBelow(forVisitors, ORIGINALS);
  return {
    originals: openS3Store({ ...place, prefix: place.prefix + ORIGINALS }, PATIENT),
    shown,
    sizes: filesBelow(forVisitors, "sizes/"),
    original: async (key) => {
      const bytes = await shown.read(key);
      if (!bytes) throw new NoSuchFile(shown.place, key);
      return bytes;
    },
  };
}
