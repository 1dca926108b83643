import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import type { CustomEntity, EntityItem } from "#features/pages/entity/schema.ts";
import type { Page } from "#features/site/schema/page.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { asBrought, type ContentResource, readPart, type SiteStore } from "./resource.ts";

/** An item of the agency's own kinds of content; a new one comes last among its kind. */
export function itemResource(name: string, id: number): ContentResource {
  const withItems = async (store: SiteStore, change: (items: EntityItem[]) => unknown[]) => {
    const { entity, items } = await readEntity(store, name);
    const brought = await asBrought(store, { ...entity, items });
    return { files: { "entities.json": [{ ...brought, items: change(brought.items) }] } };
  };
  return {
    subject: `entities/${name}/items/${id}`,
    file: "entities.json",
    within: null,
    read: async (store) => {
      const item = (await readEntity(store, name)).items.find((one) => one.id === id);
      return item ? asBrought(store, item) : null;
    },
    bundleWith: (store, document) => {
      const item = { ...(document as object), id };
      return withItems(store, (items) =>
        items.some((one) => one.id === id)
          ? items.map((one) => (one.id === id ? item : one))
          : [...items, item],
      );
    },
    bundleWithout: (store) => withItems(store, (items) => items.filter((one) => one.id !== id)),
    addresses: async (store) => {
      const { entity, items } = await readEntity(store, name);
      const page = (await readPart<Page[]>(store, "pages"))?.find((one) => one.id === entity.pageId);
      return addressesOfItem(items.find((one) => one.id === id)?.paths ?? {}, page?.paths);
    },
  };
}

async function readEntity(store: SiteStore, name: string) {
  const entities = (await readPart<CustomEntity[]>(store, "entities")) ?? [];
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new AppError("not-found");
  return { entity, items: (await readPart<EntityItem[]>(store, "entity-items", name)) ?? [] };
}
