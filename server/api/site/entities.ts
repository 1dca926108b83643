import { z } from "zod";
import { CustomEntity, PublishedItem } from "#contract/site/entity.ts";
import { addressesOfItem } from "#domain/entity/addresses-of-item.ts";
import { answer } from "../call/answer.ts";
import { siteEndpoint } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";

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
    async handle({ site, params, parts }) {
      const all = await parts.storage.findEntities(site.id);
      const entity = all.find(({ name }) => name === params.name);
      if (!entity) throw new AppError("not-found");
      const [found, pages] = await Promise.all([
        parts.storage.findEntityItems(site.id, entity.name),
        parts.pages(site.id),
      ]);
      const items = found ?? [];
      const page = pages.find(({ id }) => id === entity.pageId);
      return answer(
        items.map((item) => Object.assign({}, item, { uri: addressesOfItem(item.paths, page?.paths) })),
      );
    },
  }),
];
