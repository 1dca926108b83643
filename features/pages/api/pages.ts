import { z } from "zod";
import { Page, MENU_TYPES, MenuItem } from "#features/site/schema/page.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { siteEndpoint, answer } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { findPageAt, findEntityItems, findMenu } from "./find-content.ts";
import { CustomEntity, PublishedItem } from "../entity/schema.ts";

export const pages = [
  siteEndpoint({
    method: "GET",
    path: "/pages/",
    group: "Pages",
    summary: "All pages of the site",
    operationId: "pages",
    answer: z.array(Page),
    problems: [],
    handle: async ({ site, parts }) => answer(await parts.pages(site.id)),
  }),
  siteEndpoint({
    method: "GET",
    path: "/pages/by-url/{url}",
    group: "Pages",
    summary: "The page at a path of the language that Accept-Language asks for",
    operationId: "pageByUrl",
    params: { url: "Path without language prefix; may hold slashes; empty is the home page" },
    answer: Page,
    varies: ["Accept-Language"],
    problems: ["not-found"],
    handle: async (call) => answer(await findPageAt(call, call.params.url ?? "")),
  }),
];

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
    handle: async (call) => answer(await findEntityItems(call, call.params.name!)),
  }),
];

const TYPE = `One of ${MENU_TYPES.join(", ")}`;

export const navigation = [
  siteEndpoint({
    method: "GET",
    path: "/navigation/{type}",
    group: "Pages",
    summary: "A menu, its items nested",
    operationId: "navigation",
    params: { type: TYPE },
    answer: z.array(MenuItem),
    problems: ["not-found"],
    handle: async (call) => answer(await findMenu(call, call.params.type!)),
  }),
  siteEndpoint({
    method: "GET",
    path: "/navigation/{type}/{id}",
    group: "Pages",
    summary: "One item of a menu, at any depth, with what is below it",
    operationId: "navigationItem",
    params: { type: TYPE, id: "Id of the menu item" },
    answer: MenuItem,
    problems: ["not-found"],
    async handle(call) {
      const item = findItem(await findMenu(call, call.params.type!), requireId(call.params.id));
      if (!item) throw new AppError("not-found");
      return answer(item);
    },
  }),
];

function findItem(items: readonly MenuItem[], id: number): MenuItem | undefined {
  return (
    items.find((item) => item.id === id) ?? items.map(({ children }) => findItem(children, id)).find(Boolean)
  );
}
