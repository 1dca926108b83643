import type { ClientBase } from "pg";
import { readMediaInfo, readOriginal } from "#platform/media/media-info.ts";
import type { BundleFile } from "../files/write-files.ts";
import type { Exporting } from "./exporting.ts";

const BATCH = 500;

/** Opens the list of files that the export's documents name; it goes with the transaction. */
export async function openUsedMedia(client: ClientBase): Promise<void> {
  await client.query(OPEN);
}

/** Notes files of media/ with their content addresses. */
export async function noteMedia(client: ClientBase, files: ReadonlyMap<string, string>): Promise<void> {
  if (files.size > 0) await client.query(NOTE, [[...files.keys()], [...files.values()]]);
}

/** The originals of all that was noted: cleaned, without metadata. */
export async function* exportedMedia({ client, dataDir, report }: Exporting): AsyncGenerator<BundleFile> {
  for (let last = ""; ;) {
    const { rows } = await client.query<{ name: string; file: string }>(READ, [last, BATCH]);
    if (rows.length === 0) return;
    last = rows.at(-1)!.name;
    for (const { name, file } of rows) {
      const info = await readMediaInfo(dataDir, file);
      if (info) yield { name: `media/${name}`, content: await readOriginal(dataDir, file, info) };
      else
        report({
          level: "warning",
          code: "missing-file",
          file: `media/${name}`,
          message: "not among the pictures kept, left out",
        });
    }
  }
}

const OPEN =
  'create temporary table exported_media (name text collate "C" primary key, file text not null) on commit drop';

const NOTE = `
  insert into exported_media select * from unnest($1::text[], $2::text[]) on conflict do nothing`;

const READ = "select name, file from exported_media where name > $1 order by name limit $2";
