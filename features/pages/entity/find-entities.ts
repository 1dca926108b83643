import type { CustomEntity, PublishedItem } from "./schema.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** The kinds of content of the agency's own, kept while the site's content stays the same. */
export function findEntities(context: RequestContext): Promise<readonly CustomEntity[]> {
  return context.remember("entities", () => context.queries.entities());
}

/** An entity with its items; null when the site has none of that name. */
export async function findEntity(
  context: RequestContext,
  name: string,
): Promise<{ entity: CustomEntity; items: readonly PublishedItem[] } | null> {
  const entity = (await findEntities(context)).find((one) => one.name === name);
  if (!entity) return null;
  return { entity, items: await context.remember(`items:${name}`, () => context.queries.entityItems(name)) };
}
