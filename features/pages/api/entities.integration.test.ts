import { afterAll, expect, test } from "vitest";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

test("an agency's own kinds of content are listed with their fields, without their items", async () => {
  expect(await api.json("/api/sites/huyzen/entities")).toEqual([
    {
      name: "guides",
      title: { nl: "Wijken" },
      pageId: 2,
      fields: [{ name: "homes", label: { nl: "Woningen" }, kind: "number" }],
    },
  ]);
  expect(await api.json("/api/sites/zilt/entities")).toEqual([]);
});

test("each item says where it stands in the languages that it and its page are in", async () => {
  expect(await api.json("/api/sites/huyzen/entities/guides/items")).toMatchObject([
    { id: 1, values: { homes: 80 }, uri: { nl: "/nl/aanbod-huizen/te-koop/dok-noord" } },
    { id: 2, uri: {} },
  ]);
});

test.each(["nobody", "constructor", "guides%00", "%2E%2E"])("the entity %s is not found", async (name) => {
  expect((await api.get(`/api/sites/huyzen/entities/${name}/items`)).status).toBe(404);
});

test("one agency's entities are not the other's", async () => {
  expect((await api.get("/api/sites/zilt/entities/guides/items")).status).toBe(404);
});
