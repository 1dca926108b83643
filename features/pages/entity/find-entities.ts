import type { CustomEntity, PublishedItem } from "#contract/site/entity.ts";
import type { Visit } from "#features/site/request-context.ts";

/** The kinds of content of the agency's own, kept while the site's content stays the same. */
export function findEntities(visit: Visit): Promise<readonly CustomEntity[]> {
  return visit.remember("entities", () => visit.queries.entities());
}

/** An entity with its items; null when the site has none of that name. */
export async function findEntity(
  visit: Visit,
  name: string,
): Promise<{ entity: CustomEntity; items: readonly PublishedItem[] } | null> {
  const entity = (await findEntities(visit)).find((one) => one.name === name);
  if (!entity) return null;
  return { entity, items: await visit.remember(`items:${name}`, () => visit.queries.entityItems(name)) };
}
