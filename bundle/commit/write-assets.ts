import type { ClientBase } from "pg";

/** A listing site has hundreds of thousands of pictures; one statement takes this many names. */
const AT_ONCE = 10_000;

type AssetWriting = {
  /** Content address by the file's name in media/. */
  readonly files: ReadonlyMap<string, string>;
  /** Names that the bundle doesn't have stay. */
  readonly partial: boolean;
};

/** Writes where each file of a bundle went, in the importer's transaction, after the site itself. */
export async function writeAssets(
  client: ClientBase,
  siteId: string,
  { files, partial }: AssetWriting,
): Promise<void> {
  const entries = [...files];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
    await client.query(WRITE, [siteId, some.map(([name]) => name), some.map(([, file]) => file)]);
  }
  if (!partial) await client.query(DROP, [siteId, entries.map(([name]) => name)]);
}

const WRITE = `
  insert into asset (site_id, name, file) select $1, * from unnest($2::text[], $3::text[])
  on conflict (site_id, name) do update set file = excluded.file where asset.file <> excluded.file`;

/** What was fetched, and what the API and sources brought, is none of the bundle's. */
const DROP = `
  delete from asset where site_id = $1 and name !~ '^(remote|api|source)/'
    and not exists (select from unnest($2::text[]) as kept (name) where kept.name = asset.name)`;
