import { LRUCache } from "lru-cache";
import { type MediaInfo, readMediaInfo } from "#platform/media/media-info.ts";

/** A picture of the bundle as the site knows it from now on. */
export type KnownMedia = { readonly file: string; readonly info: MediaInfo };

/** The content address of each file of the media folder. Only the address stays in memory; the rest is read again when needed. */
export type MediaIndex = {
  /** The content address; null for a file that was refused or is not there. */
  addressOf(name: string): string | null;
  find(name: string): Promise<KnownMedia | null>;
};

const MOST_REMEMBERED = 5_000;

export function createMediaIndex(dataDir: string, addresses: ReadonlyMap<string, string>): MediaIndex {
  const remembered = new LRUCache<string, KnownMedia>({ max: MOST_REMEMBERED });
  const addressOf = (name: string) => addresses.get(name) ?? null;
  return {
    addressOf,
    find: async (name) => {
      const file = addressOf(name);
      if (!file) return null;
      const known = remembered.get(file);
      if (known) return known;
      const info = await readMediaInfo(dataDir, file);
      if (!info) throw new Error(`media ${file} was taken in and is gone`);
      const found = { file, info };
      remembered.set(file, found);
      return found;
    },
  };
}
