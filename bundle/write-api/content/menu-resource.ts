import type { MENU_TYPES } from "#features/site/schema/page.ts";
import { Menus } from "#features/site/schema/page.ts";
import { asBrought, type ContentResource, readPart, type SiteStore } from "./resource.ts";

/** One of the site's menus, which is there from the start and may be empty. */
export function menuResource(type: (typeof MENU_TYPES)[number]): ContentResource {
  const bundleWith = async (store: SiteStore, document: unknown) => ({
    files: { "menus.json": { ...(await readAll(store)), [type]: document } },
  });
  return {
    subject: `menus/${type}`,
    file: "menus.json",
    within: new RegExp(`^${type}\\.?`),
    read: async (store) => (await readAll(store))[type],
    bundleWith,
    bundleWithout: (store) => bundleWith(store, []),
    addresses: async () => ({}),
  };
}

async function readAll(store: SiteStore): Promise<Menus> {
  return asBrought(store, (await readPart<Menus>(store, "menus")) ?? Menus.parse({}));
}
