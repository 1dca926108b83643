import { z } from "zod";
import { CustomEntity, PublishedItem } from "../entity/schema.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { findEntityItems } from "./find-content.ts";

export const entities = [
  siteEndpoint({
    method: "GET",
    path: "/entities",
    group: "Pages",
    summary: "The kinds of content of the agency's own, with their fields",
    operationId: "entities",
    answer: z.array(CustomEntity),
    problems: [],
    handle: async ({ site, parts }) => answer(await parts.storage.findEntities(site.id)),
  }),
  siteEndpoint({
    method: "GET",
    path: "/entities/{name}/items",
    group: "Pages",
    summary: "The items of one kind, in the agency's order, each with its addresses",
    operationId: "entityItems",
    params: { name: "Name of the entity" },
    answer: z.array(PublishedItem),
    problems: ["not-found"],
    handle: async (asked) => answer(await findEntityItems(asked, asked.params.name!)),
  }),
];
