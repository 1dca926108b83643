import type { RequestContext } from "#features/site/request-context.ts";
import type { BlockState, Material, StatesOf } from "./block-state.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "./sample-words.ts";

/** A listing that no agency has. */
const NOBODYS_ID = 2_000_000_000;
const NOTHING = { where: { terms: { "general.id": [NOBODYS_ID] } } };

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

const brokenPictures = withEstates(() => ({ pictures: [{ file: BROKEN, index: 0, kind: "photo" }] }));
const longTitles = withEstates(({ general }) => ({ general: { ...general, title: LONG } }));
const frenchTitles = withEstates(({ general }) => ({ general: { ...general, title: FRENCH_ALONE } }));
const noEstates = (context: RequestContext): RequestContext => ({
  ...context,
  queries: { ...context.queries, searchEstates: async () => ({ total: { value: 0 }, results: [] }) },
});

const showcases = ({ pageIds: [pageId] }: Material) =>
  [
    {
      name: "usual",
      block: {
        heading: HEADING,
        intro: TEXT,
        size: 6,
        filter: false,
        more: { label: BUTTON, pageId: pageId! },
      },
    },
    { name: "empty", block: { heading: HEADING, ...NOTHING } },
    { name: "one", block: { heading: HEADING, size: 1, filter: false } },
    { name: "many", block: { heading: HEADING, groupOptions: ["type", "city"] } },
    { name: "long words", block: { heading: LONG, intro: LONG, size: 3, filter: false }, on: longTitles },
    { name: "missing language", block: { heading: FRENCH_ALONE, size: 3, filter: false }, on: frenchTitles },
    { name: "broken picture", block: { heading: HEADING, size: 3, filter: false }, on: brokenPictures },
  ] as const satisfies readonly BlockState<"estate-list">[];

export const estateList: StatesOf<"estate-list"> = showcases;

export const estateMap: StatesOf<"estate-map"> = (material) =>
  showcases(material).map((state) =>
    Object.assign({}, state, { block: Object.assign({}, state.block, { view: "map" as const }) }),
  );

export const projectList: StatesOf<"project-list"> = ({ pageIds: [pageId] }) => [
  { name: "usual", block: { heading: HEADING, intro: TEXT, more: { label: BUTTON, pageId: pageId! } } },
  { name: "empty", block: { heading: HEADING }, on: noEstates },
  { name: "one", block: { heading: HEADING, size: 1 } },
  { name: "many", block: { heading: HEADING, size: 100 } },
  { name: "long words", block: { heading: LONG, intro: LONG, size: 3 }, on: longTitles },
  { name: "missing language", block: { heading: FRENCH_ALONE, size: 3 }, on: frenchTitles },
  { name: "broken picture", block: { heading: HEADING, size: 3 }, on: brokenPictures },
];

export const estateFilter: StatesOf<"estate-filter"> = ({ pageIds }) => {
  const target = { label: BUTTON, pageId: pageIds[0]! };
  return [
    { name: "usual", block: { heading: HEADING, intro: TEXT, search: [target] } },
    { name: "empty", block: { heading: HEADING, search: [{ label: {}, pageId: target.pageId }] } },
    { name: "one", block: { search: [target] } },
    { name: "many", block: { heading: HEADING, search: Array.from({ length: 6 }, () => target) } },
    { name: "long words", block: { heading: LONG, intro: LONG, search: [{ ...target, label: LONG }] } },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, search: [{ ...target, label: FRENCH_ALONE }] },
    },
  ];
};
