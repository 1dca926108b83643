import type { RequestContext } from "#features/site/request-context.ts";
import { BROKEN, FRENCH_ALONE, LONG } from "./sample-texts.ts";

/** The site's listings, each with another face. */
const withEstates =
  (change: (estate: any) => object) =>
  (context: RequestContext): RequestContext => ({
    ...context,
    queries: {
      ...context.queries,
      searchEstates: async (...asked) => {
        const found = await context.queries.searchEstates(...asked);
        return {
          ...found,
          results: found.results.map((estate) => Object.assign({}, estate, change(estate))),
        };
      },
    },
  });

export const withBrokenPictures = withEstates(() => ({
  pictures: [{ file: BROKEN, index: 0, kind: "photo" }],
}));
export const withLongTitles = withEstates(({ general }) => ({ general: { ...general, title: LONG } }));
export const withFrenchTitles = withEstates(({ general }) => ({
  general: { ...general, title: FRENCH_ALONE },
}));
export const noEstates = (context: RequestContext): RequestContext => ({
  ...context,
  queries: { ...context.queries, searchEstates: async () => ({ total: { value: 0 }, results: [] }) },
});
