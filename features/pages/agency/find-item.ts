import type { CustomEntity, PublishedItem } from "../entity/schema.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { findEntities, findEntity } from "../entity/find-entities.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { movedTo } from "#features/site/canonical-address.ts";

export type FoundItem = {
  readonly entity: CustomEntity;
  readonly item: PublishedItem;
  /** The entity's next items, and after the last the first again. */
  readonly others: readonly PublishedItem[];
};

const MOST_OTHERS = 3;

/** The item at a path of a language, or null; throws a redirect where the path is another language's. */
export async function findItem(
  context: RequestContext,
  path: string,
  locale: Locale,
  search: string,
): Promise<FoundItem | null> {
  const items = await context.remember("items-by-address", () => itemsByAddress(context));
  const found = items.get(hrefOfPage(locale, path));
  if (found) return found;
  for (const other of LOCALES) {
    const meant = items.get(hrefOfPage(other, path))?.item.uri[locale];
    if (meant) throw movedTo(meant, search);
  }
  return null;
}

async function itemsByAddress(context: RequestContext): Promise<Map<string, FoundItem>> {
  const names = (await findEntities(context)).map(({ name }) => name);
  const entities = await Promise.all(names.map((name) => findEntity(context, name)));
  return new Map(
    entities.flatMap((found) =>
      (found?.items ?? []).flatMap((item, at, items) => {
        const others = [...items.slice(at + 1), ...items.slice(0, at)].slice(0, MOST_OTHERS);
        const addresses = Object.values(item.uri);
        return addresses.map((address) => [address, { entity: found!.entity, item, others }] as const);
      }),
    ),
  );
}
