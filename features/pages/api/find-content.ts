import { MENU_TYPES, type MenuItem, type Page } from "#features/site/schema/page.ts";
import type { PublishedItem } from "../entity/schema.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";

/** A menu by its name, its items nested. */
export async function findMenu({ parts, site }: QueryContext, asked: string): Promise<MenuItem[]> {
  const type = MENU_TYPES.find((one) => one === asked);
  if (!type) throw new AppError("not-found");
  return (await parts.menus(site.id))[type];
}

/** The page at a path of the context's language, without its prefix; empty is the home page. */
export async function findPageAt({ parts, site, locale }: QueryContext, url: string): Promise<Page> {
  const path = url.replace(/^\/+|(?<!\/)\/+$/g, "");
  const page = (await parts.pages(site.id)).find(({ paths }) => paths[locale] === path);
  if (!page) throw new AppError("not-found");
  return page;
}

/** The page of a number. */
export async function findPageById({ parts, site }: QueryContext, id: number): Promise<Page> {
  const page = (await parts.pages(site.id)).find((one) => one.id === id);
  if (!page) throw new AppError("not-found");
  return page;
}

/** The items of one kind of content of the agency's own, in its order, each with its addresses. */
export async function findEntityItems({ parts, site }: QueryContext, name: string): Promise<PublishedItem[]> {
  const all = await parts.storage.findEntities(site.id);
  const entity = all.find((one) => one.name === name);
  if (!entity) throw new AppError("not-found");
  const [items, pages] = await Promise.all([
    parts.storage.findEntityItems(site.id, entity.name),
    parts.pages(site.id),
  ]);
  const page = pages.find(({ id }) => id === entity.pageId);
  return (items ?? []).map((item) =>
    Object.assign({}, item, { uri: addressesOfItem(item.paths, page?.paths) }),
  );
}
