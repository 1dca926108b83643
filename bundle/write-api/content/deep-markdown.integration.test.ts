import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, pageJson } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { openWriteApi } from "../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const DEEP = `${">".repeat(20_000)}x`;
const STORY = { id: "story", type: "rich-text" };
const NEWS = {
  name: "news",
  title: {},
  items: [{ id: 1, title: {}, blocks: [{ ...STORY, markdown: { nl: "Goed" } }] }],
};

/** An agency of which the text of page 2 is `text`, as it was stored when that was not refused. */
async function agency(text = "Goed") {
  const own = newSite();
  const page = pageJson({ id: 2, paths: { nl: "team" }, blocks: [{ ...STORY, markdown: { nl: "Goed" } }] });
  const files = {
    "site.json": own.site(),
    "pages/home.json": JSON.stringify(pageJson()),
    "pages/team.json": JSON.stringify(page),
    "entities.json": JSON.stringify([NEWS]),
  };
  await api.importFiles(bundleFiles(files));
  await api.storage.pool.query(
    `update site_part set document = replace(document::text, '"Goed"', $2)::jsonb where site_id = $1 and kind = 'pages'`,
    [own.id, JSON.stringify(text)],
  );
  const token = await api.token(own.id, ["content"]);
  return (method: string, path: string, body?: unknown) =>
    api.call(method, `${own.id}/${path}`, { token, body });
}

test.each<[string, string, object]>([
  ["a page", "pages/2", { blocks: [{ ...STORY, markdown: { nl: DEEP } }] }],
  ["a piece of news", "entities/news/items/1", { blocks: [{ ...STORY, markdown: { fr: DEEP } }] }],
])("the text of %s that nests too deeply is refused, and its place is named", async (_what, path, body) => {
  const ask = await agency();
  const { status, json } = await ask("PATCH", path, body);
  expect(status).toBe(422);
  expect(json).toMatchObject({ errors: [{ path: expect.stringMatching(/blocks\.0\.markdown\.(nl|fr)$/) }] });
});

test.each<[string, string, string, object | undefined]>([
  ["the site is changed", "PATCH", "site", { slogan: { nl: "Thuis" } }],
  ["another page is changed", "PATCH", "pages/1", { title: { nl: "Start" } }],
  ["news is changed", "PATCH", "entities/news/items/1", { title: { nl: "Nieuws" } }],
  ["a menu is changed", "PUT", "menus/main", [{ id: 1, label: { nl: "Team" }, pageId: 2 }]],
  ["the page is mended", "PATCH", "pages/2", { blocks: [] }],
  ["the page is removed", "DELETE", "pages/2", undefined],
])("beside a stored page that nests too deeply %s", async (_what, method, path, body) => {
  const ask = await agency(DEEP);
  const { status, json } = await ask(method, path, body);
  expect({ json, isDone: status < 300 }).toMatchObject({ isDone: true });
});
