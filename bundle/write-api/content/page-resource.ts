import { hrefOfPage } from "#domain/locale/href.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Page } from "#features/site/schema/page.ts";
import { asBrought, type ContentResource, readPart, type SiteStore } from "./resource.ts";

/** A page of the agency's, by its number. */
export function pageResource(id: number): ContentResource {
  const file = `pages/${id}.json`;
  const find = async (store: SiteStore) =>
    (await readPart<Page[]>(store, "pages"))?.find((page) => page.id === id);
  return {
    subject: `pages/${id}`,
    file,
    within: null,
    read: async (store) => {
      const page = await find(store);
      return page ? asBrought(store, page) : null;
    },
    bundleWith: async (_store, document) => ({ files: { [file]: { ...(document as object), id } } }),
    bundleWithout: async (store) => {
      const page = await find(store);
      const home = store.site.locales.find((locale) => page?.paths[locale] === "");
      if (home !== undefined)
        throw new AppError("refused", {
          errors: [
            {
              code: "no-home-page",
              path: `paths.${home}`,
              message: "it is the home page, which a site needs: change it instead",
            },
          ],
        });
      return { files: {}, removedPages: [id] };
    },
    addresses: async (store) => {
      const paths = (await find(store))?.paths ?? {};
      const published = store.site.locales.filter((locale) => paths[locale] !== undefined);
      return Object.fromEntries(published.map((locale) => [locale, hrefOfPage(locale, paths[locale]!)]));
    },
  };
}
