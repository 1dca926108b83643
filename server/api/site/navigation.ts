import { z } from "zod";
import { MENU_TYPES, MenuItem } from "#contract/site/page.ts";
import { answer } from "../call/answer.ts";
import type { ApiParts } from "../call/api-parts.ts";
import { AppError } from "../problem/app-error.ts";
import { siteEndpoint } from "../call/endpoint.ts";
import { readId } from "../call/read-id.ts";

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
    handle: async ({ site, params, parts }) => answer(await findMenu(parts, site.id, params.type)),
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
    async handle({ site, params, parts }) {
      const item = findItem(await findMenu(parts, site.id, params.type), readId(params.id));
      if (!item) throw new AppError("not-found");
      return answer(item);
    },
  }),
];

async function findMenu(parts: ApiParts, siteId: string, asked: string | undefined): Promise<MenuItem[]> {
  const type = MENU_TYPES.find((one) => one === asked);
  if (!type) throw new AppError("not-found");
  return (await parts.menus(siteId))[type];
}

function findItem(items: readonly MenuItem[], id: number): MenuItem | undefined {
  return (
    items.find((item) => item.id === id) ?? items.map(({ children }) => findItem(children, id)).find(Boolean)
  );
}
