import { z } from "zod";
import { MENU_TYPES, MenuItem } from "#features/site/schema/page.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { siteEndpoint, answer } from "#features/site/api/endpoint.ts";
import { readId } from "#features/site/api/read-input.ts";
import { findMenu } from "./find-content.ts";

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
    handle: async (asked) => answer(await findMenu(asked, asked.params.type!)),
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
    async handle(asked) {
      const item = findItem(await findMenu(asked, asked.params.type!), readId(asked.params.id));
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
