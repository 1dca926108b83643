import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, pageJson } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { openWriteApi } from "../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const TEAM = pageJson({ id: 2, paths: { nl: "team" }, blocks: [] });

test.each<[string, unknown, string]>([
  ["pages/2", { ...TEAM, blocks: "x" }, "blocks"],
  ["pages/2", { ...TEAM, title: { nl: {} } }, "title.nl"],
  ["menus/main", { id: 1 }, ""],
  ["site", { agency: null }, "agency"],
])(
  "a draft of %s of which no screen can show %j is refused, and its place is named",
  async (path, document, place) => {
    const own = newSite();
    await api.importFiles(
      bundleFiles({ "site.json": own.site(), "pages/team.json": JSON.stringify(TEAM), "menus.json": "{}" }),
    );
    const token = await api.token(own.id, ["content"]);
    const { etag } = await api.call("GET", `${own.id}/${path}`, { token });
    const body = { base: etag, document };
    const { status, json } = await api.call("PUT", `${own.id}/${path}/draft`, { token, body });
    expect({ status, json }).toMatchObject({ status: 422, json: { errors: [{ path: place }] } });
    expect((await api.call("GET", `${own.id}/${path}/draft`, { token })).status).toBe(204);
  },
);
