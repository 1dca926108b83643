import { z } from "zod";
import { Page } from "#features/site/schema/page.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { siteEndpoint, answer } from "#features/site/api/endpoint.ts";
import { readId } from "#features/site/api/read-input.ts";
import { findPageAt } from "./find-content.ts";

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
    handle: async (asked) => answer(await findPageAt(asked, asked.params.url ?? "")),
  }),
  siteEndpoint({
    method: "GET",
    path: "/pages/{id}",
    group: "Pages",
    summary: "One page by its id",
    operationId: "page",
    params: { id: "Id of the page" },
    answer: Page,
    problems: ["not-found"],
    async handle({ site, params, parts }) {
      const id = readId(params.id);
      const page = (await parts.pages(site.id)).find((one) => one.id === id);
      if (!page) throw new AppError("not-found");
      return answer(page);
    },
  }),
];
