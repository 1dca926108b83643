import type { CustomEntity, EntityItem } from "./schema.ts";
import { findPart } from "#features/site/queries/find-part.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";

declare module "#features/site/storage.ts" {
  interface Storage extends ReturnType<typeof openEntities> {}
}

export function openEntities(reader: DatabaseReader) {
  return {
    findEntities: findEntities.bind(null, reader),
    findEntityItems: findEntityItems.bind(null, reader),
  };
}

/** A field has a name in four languages, and its rules. */
const ROWS_A_FIELD = 4;

/** Kinds of content of the agency's own, without their items. */
function findEntities(reader: DatabaseReader, siteId: string): Promise<CustomEntity[]> {
  return reader.queryCache.getOrLoad(
    siteId,
    "entities",
    async () => (await findPart<CustomEntity[]>(reader, siteId, "entities", "")) ?? [],
    (entities) => entities.reduce((sum, { fields }) => sum + 1 + ROWS_A_FIELD * fields.length, 0),
  );
}

/** Null when the site has no entity of that name. */
function findEntityItems(reader: DatabaseReader, siteId: string, name: string): Promise<EntityItem[] | null> {
  return findPart<EntityItem[]>(reader, siteId, "entity-items", name);
}
