import type { Reader } from "./reader.ts";

/** The content address of a file that the site's bundle had in media/, or null. */
export async function findAsset({ database }: Reader, siteId: string, name: string): Promise<string | null> {
  const { rows } = await database.query<{ file: string }>({
    text: "select file from asset where site_id = $1 and name = $2",
    values: [siteId, name],
  });
  return rows[0]?.file ?? null;
}
