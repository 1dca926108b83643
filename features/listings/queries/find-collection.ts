import type { Collections } from "#features/site/schema/reference.ts";
import { findPart } from "#features/site/queries/find-part.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";

export type Collection = Collections[number] & { readonly estateIds: number[] };

/** A named set with the roots that are in it, themselves or through a unit; null when the site has no such set. */
export async function findCollection(
  reader: DatabaseReader,
  siteId: string,
  collectionId: number,
): Promise<Collection | null> {
  const collections = await findPart<Collections>(reader, siteId, "collections");
  const collection = collections?.find(({ id }) => id === collectionId);
  if (!collection) return null;
  const { rows } = await reader.database.query<{ id: number }>({
    text: `select id from estate where site_id = $1 and parent_id is null and not hidden and collections @> array[$2::bigint]
           order by id`,
    values: [siteId, collectionId],
  });
  return { ...collection, estateIds: rows.map(({ id }) => id) };
}
