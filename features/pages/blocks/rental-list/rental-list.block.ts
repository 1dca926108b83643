import { RentalList } from "#features/rentals/schema/rental-list.ts";
import type { RentalResult } from "#features/rentals/schema/search.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { defineBlock } from "../define-block.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";

/** The site's holiday homes, each with another face. */
const withUnits =
  (change: (unit: RentalResult) => object) =>
  (context: RequestContext): RequestContext => ({
    ...context,
    queries: {
      ...context.queries,
      searchRentals: async (...asked) => {
        const found = await context.queries.searchRentals(...asked);
        return { ...found, results: found.results.map((unit) => Object.assign({}, unit, change(unit))) };
      },
    },
  });

const titled = (title: object) => withUnits(({ general }) => ({ general: { ...general, title } }));
/** By their content address, as an image CDN asks for them: the site itself would ask for them by id. */
const brokenPictures = (context: RequestContext): RequestContext => ({
  ...withUnits(() => ({ photos: [{ id: 1, file: BROKEN }] }))(context),
  imageCdn: context.origin,
});
const noUnits = (context: RequestContext): RequestContext => ({
  ...context,
  queries: { ...context.queries, searchRentals: async () => ({ total: { value: 0 }, results: [] }) },
});

export const rentalListBlock = defineBlock({
  schema: RentalList,
  about: "Holiday homes with questions that narrow them, or a short showcase.",
  fields: { filter: "`false` makes a short showcase of it: no questions and no pages." },
  states: ({ pageIds: [pageId] }) => [
    {
      name: "usual",
      block: {
        heading: HEADING,
        intro: TEXT,
        size: 3,
        filter: false,
        more: { label: BUTTON, pageId: pageId! },
      },
    },
    { name: "empty", block: { heading: HEADING, filter: false }, on: noUnits },
    { name: "one", block: { heading: HEADING, size: 1, filter: false } },
    { name: "many", block: { heading: HEADING } },
    { name: "long words", block: { heading: LONG, intro: LONG, size: 3, filter: false }, on: titled(LONG) },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, size: 3, filter: false },
      on: titled(FRENCH_ALONE),
    },
    { name: "broken picture", block: { heading: HEADING, size: 3, filter: false }, on: brokenPictures },
  ],
});
