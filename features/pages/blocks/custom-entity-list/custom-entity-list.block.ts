import { z } from "zod";
import { CustomEntity, PublishedItem } from "../../entity/schema.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { defineBlock } from "../define-block.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, picked, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText, Slug } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";

const ITEM_ORDERS = ["given", "newest", "title"] as const;

/** An entity of the state's own, asked and remembered by nobody else. */
const withItems =
  (items: ReadonlyArray<object>) =>
  (context: RequestContext): RequestContext => ({
    ...context,
    queries: {
      ...context.queries,
      entities: async () => [CustomEntity.parse({ name: "sample", title: HEADING })],
      entityItems: async () => items.map((item, at) => PublishedItem.parse({ id: at + 1, uri: {}, ...item })),
    },
    remember: (_key, make) => make(),
  });

const ENTITY = { entity: "sample" };
const uri = { nl: "/nl/proef", fr: "/fr/proef", en: "/en/proef", de: "/de/proef" };

/** Items of one of the agency's own entities, each with a link to its page. */
export const customEntityListBlock = defineBlock({
  schema: block("custom-entity-list").extend({
    intro: known(MultilingualText),
    /** The name of an entity of `entities.json`. */
    entity: Slug,
    order: z.enum(ITEM_ORDERS).default("given"),
    size: z.int().min(1).max(200).default(60),
    more: known(BlockLink),
  }),
  about: "Items of one of the agency's own entities, each with a link to its page.",
  fields: {
    entity: "The name of an entity of `entities.json`. Example: `buurten`.",
    order: "As the file gives them, the newest first, or by title.",
  },
  states: ({ pictures, pageIds: [pageId] }) => {
    const item = { title: HEADING, intro: TEXT, date: "2026-03-04", picture: pictures[0], alt: TEXT, uri };
    const more = { label: BUTTON, pageId };
    return [
      {
        name: "usual",
        block: { ...ENTITY, heading: HEADING, intro: TEXT, more },
        on: withItems([item, item, { title: TEXT }]),
      },
      { name: "empty", block: { ...ENTITY, heading: HEADING }, on: withItems([]) },
      { name: "one", block: ENTITY, on: withItems([item]) },
      {
        name: "many",
        block: { ...ENTITY, heading: HEADING },
        on: withItems(picked(pictures, 12).map((picture) => Object.assign({}, item, { picture }))),
      },
      {
        name: "long words",
        block: { ...ENTITY, heading: LONG, intro: LONG },
        on: withItems([{ ...item, title: LONG, intro: LONG }]),
      },
      {
        name: "missing language",
        block: { ...ENTITY, heading: FRENCH_ALONE },
        on: withItems([{ ...item, title: FRENCH_ALONE, intro: FRENCH_ALONE }]),
      },
      { name: "broken picture", block: ENTITY, on: withItems([{ ...item, picture: BROKEN }]) },
    ];
  },
});
