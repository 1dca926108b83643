import { rm } from "node:fs/promises";
import type { Client } from "pg";
import {
  folderOfMedia,
  INFO_FILE,
  isContentAddress,
  keyOfMedia,
  mediaRootOf,
} from "#platform/media/media-folder.ts";
import { removeUnfinished } from "#platform/files/remove-unfinished.ts";
import { mediaStoreOf } from "#platform/media/media-store.ts";
import { withConnection } from "#platform/db/connection.ts";

/** An import takes pictures in before it refers to them. */
const GRACE_MS = 60 * 60 * 1000;
/** What a site refers to by a file's content address, in a document as text. */
export const ADDRESS_IN_TEXT = `"(?:/media/)?([0-9a-f]{32})["/]`;

export type MediaCleaning = { readonly databaseUrl: string; readonly dataDir: string; readonly now: Date };

export type MediaCleaned = { readonly removed: number; readonly kept: number; readonly unfinished: number };

/** Removes media that no site refers to and that nobody took in lately, and what killed processes left half written. */
export async function cleanMedia(cleaning: MediaCleaning): Promise<MediaCleaned> {
  const used = await withConnection(cleaning.databaseUrl, usedAddresses);
  let removed = 0;
  let filesInUse = 0;
  for await (const address of addressesIn(cleaning.dataDir)) {
    if (used.has(address) || !(await isOld(cleaning, address))) filesInUse += 1;
    else {
      await removeMedia(cleaning.dataDir, address);
      removed += 1;
    }
  }
  const unfinished = await removeUnfinished(mediaRootOf(cleaning.dataDir), cleaning.now);
  return { removed, kept: filesInUse, unfinished };
}

/** Removes a file with all its sizes. */
export async function removeMedia(dataDir: string, address: string): Promise<void> {
  const { originals, sizes } = mediaStoreOf(dataDir);
  const folder = `${keyOfMedia(address)}/`;
  await originals.removeAll(folder);
  await sizes?.removeAll(folder);
  await rm(folderOfMedia(dataDir, address), { recursive: true, force: true });
}

export async function* addressesIn(dataDir: string): AsyncGenerator<string> {
  for await (const folder of mediaStoreOf(dataDir).originals.folders(2)) {
    const name = folder.slice(folder.indexOf("/") + 1);
    if (isContentAddress(name)) yield name;
  }
}

/** Whether nobody took it in within the grace period. */
export async function isOld(
  { dataDir, now }: Pick<MediaCleaning, "dataDir" | "now">,
  address: string,
  graceMs = GRACE_MS,
): Promise<boolean> {
  const { originals } = mediaStoreOf(dataDir);
  const info = await originals.find(keyOfMedia(address, INFO_FILE));
  const files = info ? [info] : await Array.fromAsync(originals.list(`${keyOfMedia(address)}/`));
  return files.every(({ writtenAt }) => now.getTime() - writtenAt.getTime() > graceMs);
}

/** Whatever looks like a content address in any document is taken for one: better to keep too much. */
export async function usedAddresses(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ address: string }>(`
    select distinct found[1] as address from (
      select document::text as text from site
      union all select document::text from site_part where kind in ('pages', 'entity-items')
      union all select document::text from estate_content
      union all select to_json(file)::text from asset
      union all select to_json(file)::text from rental_photo
      union all select document from resource_version
    ) as documents, regexp_matches(text, '${ADDRESS_IN_TEXT}', 'g') as found`);
  return new Set(rows.map(({ address }) => address));
}
