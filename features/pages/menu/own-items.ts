import type { Visit } from "#features/site/request-context.ts";

/** The addresses of all items of the agency's own content, kept while the site's content stays the same. */
export function ownItems(visit: Visit): Promise<string[]> {
  return visit.remember("own-items", async () => {
    const entities = await visit.queries.entities();
    const items = await Promise.all(entities.map(({ name }) => visit.queries.entityItems(name)));
    return items.flat().flatMap(({ uri }) => Object.values(uri));
  });
}
