import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, pageJson } from "../../../testing/test-bundle.ts";
import { newSite } from "../../../testing/test-imports.ts";
import { openWriteApi } from "../../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const NEWS = {
  name: "news",
  title: { nl: "Nieuws" },
  pageId: 2,
  items: [{ id: 4, title: { nl: "Open huis" }, paths: { nl: "open-huis" }, date: "2026-11-20" }],
};

async function agency() {
  const { id, site } = newSite();
  const files = bundleFiles({
    "site.json": site(),
    "pages/home.json": JSON.stringify(pageJson()),
    "pages/news.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "nieuws" }, title: { nl: "Nieuws" } })),
    "entities.json": JSON.stringify([NEWS]),
  });
  await api.importFiles(files);
  return { id, token: await api.token(id, ["content"]) };
}

test("the list of pages says where each is, and who last changed it", async () => {
  const { id, token } = await agency();
  await api.call("PATCH", `${id}/pages/2`, { token, body: { title: { nl: "Al het nieuws" } } });
  const { status, json, headers } = await api.call("GET", `${id}/content`, { token });
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(json).toMatchObject({
    pages: [
      { id: 1, lastChange: null },
      { id: 2, title: { nl: "Al het nieuws" }, addresses: { nl: "/nl/nieuws" }, lastChange: { by: "crm" } },
    ],
    kinds: [{ name: "news", count: 1, pageId: 2 }],
  });
});

test("the items of a kind are listed with their addresses; another site's kind is not there", async () => {
  const { id, token } = await agency();
  const { json } = await api.call("GET", `${id}/content/news`, { token });
  expect(json).toMatchObject({
    kind: "news",
    items: [{ id: 4, date: "2026-11-20", addresses: { nl: "/nl/nieuws/open-huis" }, lastChange: null }],
  });
  expect((await api.call("GET", `${id}/content/walks`, { token })).status).toBe(404);
  const other = await agency();
  expect((await api.call("GET", `${other.id}/content`, { token })).status).toBe(401);
  expect((await api.call("GET", `${id}/content`)).status).toBe(401);
});
