import type { RequestContext } from "#features/site/request-context.ts";

/** The addresses of all items of the agency's own content, kept while the site's content stays the same. */
export function ownItems(context: RequestContext): Promise<string[]> {
  return context.remember("own-items", async () => {
    const entities = await context.queries.entities();
    const items = await Promise.all(entities.map(({ name }) => context.queries.entityItems(name)));
    return items.flat().flatMap(({ uri }) => Object.values(uri));
  });
}
