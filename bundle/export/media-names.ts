import type { ClientBase } from "pg";
import { readMediaInfo } from "#platform/media/media-info.ts";

/** A stored document names media by their content address, alone or within the address of a file. */
const NAMED = /"(?:\/media\/)?([0-9a-f]{32})["/]/g;
const WITHIN_ADDRESS = /^\/media\/([0-9a-f]{32})\//;

/** The name in media/ of each content address that stored documents name; what is no longer kept has none. */
export async function namesOfMedia(
  client: ClientBase,
  site: { readonly siteId: string; readonly dataDir: string },
  documents: unknown,
): Promise<ReadonlyMap<string, string>> {
  const { siteId, dataDir } = site;
  const addresses = new Set([...JSON.stringify(documents).matchAll(NAMED)].map(([, address]) => address!));
  if (addresses.size === 0) return new Map();
  const { rows } = await client.query<{ file: string; name: string }>(FIND, [siteId, [...addresses]]);
  const names = new Map(rows.map(({ file, name }) => [file, name]));
  for (const address of addresses.difference(names)) {
    const info = await readMediaInfo(dataDir, address);
    if (info) names.set(address, `${address}${info.original.slice(info.original.lastIndexOf("."))}`);
  }
  return names;
}

/** What the import measures of a picture, a photo or a document. */
const MEASURED = new Set(["width", "height", "placeholder", "bytes", "logoWidth", "logoHeight"]);
const NAMES_A_FILE = new Set(["picture", "file", "link", "logo"]);

/** The same document with names of media/ in place of content addresses, and without what the import measures. */
export function withMediaNames<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === "string") return (nameOf(value, names) ?? value) as T;
  if (Array.isArray(value)) return value.map((inner) => withMediaNames(inner, names)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isMeasured = entries.some(
    ([key, inner]) => NAMES_A_FILE.has(key) && typeof inner === "string" && nameOf(inner, names),
  );
  const own = isMeasured ? entries.filter(([key]) => !MEASURED.has(key)) : entries;
  return Object.fromEntries(own.map(([key, inner]) => [key, withMediaNames(inner, names)])) as T;
}

function nameOf(text: string, names: ReadonlyMap<string, string>): string | undefined {
  return names.get(WITHIN_ADDRESS.exec(text)?.[1] ?? text);
}

const FIND = `
  select distinct on (file) file, name from asset where site_id = $1 and file = any($2::text[])
  order by file, name like 'remote/%', name`;
