import type { CustomEntity, EntityItem } from "./schema.ts";
import type { Reader } from "#features/site/queries/reader.ts";

declare module "#features/site/storage.ts" {
  interface Storage extends EntityStorage {}
}

export type EntityStorage = {
  /** Kinds of content of the agency's own, without their items. */
  findEntities(siteId: string): Promise<CustomEntity[]>;
  /** Null when the site has no entity of that name. */
  findEntityItems(siteId: string, name: string): Promise<EntityItem[] | null>;
};

export function openEntities(reader: Reader): EntityStorage {
  return {
    findEntities: findEntities.bind(null, reader),
    findEntityItems: findEntityItems.bind(null, reader),
  };
}

/** A field has a name in four languages, and its rules. */
const ROWS_A_FIELD = 4;

function findEntities(reader: Reader, siteId: string): Promise<CustomEntity[]> {
  return reader.kept.keep(
    siteId,
    "entities",
    async () => (await findPart<CustomEntity[]>(reader, siteId, "entities", "")) ?? [],
    (entities) => entities.reduce((sum, { fields }) => sum + 1 + ROWS_A_FIELD * fields.length, 0),
  );
}

function findEntityItems(reader: Reader, siteId: string, name: string): Promise<EntityItem[] | null> {
  return findPart<EntityItem[]>(reader, siteId, "entity-items", name);
}

async function findPart<Part>({ database }: Reader, ...values: [siteId: string, kind: string, key: string]) {
  const { rows } = await database.query<{ document: Part }>({
    text: "select document from site_part where site_id = $1 and kind = $2 and key = $3",
    values,
  });
  return rows[0]?.document ?? null;
}
