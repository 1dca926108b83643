import { z } from "zod";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { MENU_TYPES, Page } from "#features/site/schema/page.ts";
import { findPageById } from "#features/pages/api/find-content.ts";
import { ContentDocument } from "../schema.ts";
import {
  type ContentKind,
  deleteEndpoint,
  patchEndpoint,
  putEndpoint,
  readEndpoint,
} from "./content-endpoints.ts";
import { itemResource } from "./item-resource.ts";
import { menuResource } from "./menu-resource.ts";
import { pageResource } from "./page-resource.ts";
import { siteResource } from "./site-resource.ts";
import { readContent } from "./write-content.ts";

export const PAGE: ContentKind = {
  path: "/pages/{id}",
  params: { id: "Id of the page. Example: `7`" },
  name: "a page",
  operation: "Page",
  document: "A file of `pages/` (schema `page`)",
  example: "pages/7",
  patch: '{"title": {"nl": "Ons team"}}',
  body: ContentDocument,
  resourceOf: ({ id }) => pageResource(requireId(id)),
};

export const MENU: ContentKind = {
  path: "/menus/{type}",
  params: { type: `One of ${MENU_TYPES.join(", ")}` },
  name: "a menu",
  operation: "Menu",
  document: "The list of its items in `menus.json` (schema `menus`)",
  example: "menus/main",
  patch: '[{"id": 1, "label": {"nl": "Te koop"}, "pageId": 2}]',
  body: z.array(ContentDocument),
  resourceOf: ({ type: asked }) => {
    const type = MENU_TYPES.find((one) => one === asked);
    if (!type) throw new AppError("not-found");
    return menuResource(type);
  },
};

export const ITEM: ContentKind = {
  path: "/entities/{name}/items/{id}",
  params: {
    name: "Name of the agency's own kind of content. Example: `guides`",
    id: "Id of the item. Example: `3`",
  },
  name: "an item of the agency's own content",
  operation: "EntityItem",
  document: "An item of `entities.json` (schema `entities`)",
  example: "entities/guides/items/3",
  patch: '{"values": {"homes": 120}}',
  body: ContentDocument,
  resourceOf: ({ name = "", id }) => itemResource(name, requireId(id)),
};

export const SITE: ContentKind = {
  path: "/site",
  name: "the site's own document",
  operation: "Site",
  document: "The file `site.json` (schema `site`)",
  example: "site",
  patch: '{"agency": {"phone": "+32 9 000 00 00"}}',
  body: ContentDocument,
  resourceOf: () => siteResource,
};

/** Visitors read the page as it is published at the same address. */
const readPage = siteEndpoint({
  method: "GET",
  path: PAGE.path,
  params: PAGE.params!,
  group: "Pages",
  summary: "One page by its id",
  description:
    "With a token of the scope `content`: the page as it was brought, with the ETag that `If-Match` names.\n\n`curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/pages/7`",
  operationId: "page",
  scope: "content",
  isOpen: true,
  varies: ["Authorization", "Gevel-Desk"],
  answer: Page,
  problems: ["not-found"],
  handle: async (call) =>
    call.holder
      ? readContent(call, PAGE.resourceOf(call.params))
      : answer(await findPageById(call, requireId(call.params["id"]))),
});

const KEPT = "A site that an import would refuse without it keeps it: 422 names what leads to it.";

export const contentWrites = [
  readPage,
  putEndpoint(PAGE),
  patchEndpoint(PAGE),
  deleteEndpoint(PAGE, KEPT),
  readEndpoint(MENU),
  putEndpoint(MENU),
  patchEndpoint(MENU),
  deleteEndpoint(MENU, "The menu stays, without items."),
  readEndpoint(ITEM),
  putEndpoint(ITEM),
  patchEndpoint(ITEM),
  deleteEndpoint(ITEM, KEPT),
  readEndpoint(SITE),
  patchEndpoint(SITE),
];
