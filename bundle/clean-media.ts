import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { folderOfMedia, INFO_FILE, isContentAddress, mediaRootOf } from "#platform/media/media-folder.ts";
import { withConnection } from "#platform/db/connection.ts";
import { listFolder } from "#platform/config/list-folder.ts";

/** An import takes pictures in before it refers to them. */
const GRACE_MS = 60 * 60 * 1000;

export type MediaCleaning = { readonly databaseUrl: string; readonly dataDir: string; readonly now: Date };

/** Removes media that no site refers to and that nobody took in lately. */
export async function cleanMedia(cleaning: MediaCleaning): Promise<{ removed: number; kept: number }> {
  const used = await withConnection(cleaning.databaseUrl, usedAddresses);
  let removed = 0;
  let filesInUse = 0;
  for await (const address of addressesIn(cleaning.dataDir)) {
    if (used.has(address) || !(await isOld(cleaning, address))) filesInUse += 1;
    else {
      await rm(folderOfMedia(cleaning.dataDir, address), { recursive: true, force: true });
      removed += 1;
    }
  }
  return { removed, kept: filesInUse };
}

async function* addressesIn(dataDir: string): AsyncGenerator<string> {
  for (const shelf of await listFolder(mediaRootOf(dataDir))) {
    for (const name of await listFolder(join(mediaRootOf(dataDir), shelf))) {
      if (isContentAddress(name)) yield name;
    }
  }
}

async function isOld({ dataDir, now }: MediaCleaning, address: string): Promise<boolean> {
  const folder = folderOfMedia(dataDir, address);
  const found = await stat(join(folder, INFO_FILE)).catch(() => stat(folder));
  return now.getTime() - found.mtimeMs > GRACE_MS;
}

/** Whatever looks like a content address in any document is taken for one: better to keep too much. */
async function usedAddresses(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ address: string }>(`
    select distinct found[1] as address from (
      select document::text as text from site
      union all select document::text from site_part where kind in ('pages', 'entity-items')
      union all select document::text from estate_content
      union all select to_json(file)::text from asset
      union all select to_json(file)::text from rental_photo
    ) as documents, regexp_matches(text, '"(?:/media/)?([0-9a-f]{32})["/]', 'g') as found`);
  return new Set(rows.map(({ address }) => address));
}
