import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bundleFiles, DRAWING, estateJson, linesOf, pageJson } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { openWriteApi } from "../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const button = { label: { nl: "Team" }, pageId: 2 };
const HOME = pageJson({
  blocks: [{ id: "call", type: "call-to-action", heading: { nl: "Wij" }, buttons: [button] }],
});
const TEAM = pageJson({ id: 2, paths: { nl: "team" }, title: { nl: "Team" }, blocks: [] });
const GUIDES = {
  name: "guides",
  title: { nl: "Wijken" },
  pageId: 2,
  fields: [{ name: "homes", label: { nl: "Woningen" }, kind: "number" }],
  items: [
    { id: 1, title: { nl: "Dok-Noord" }, paths: { nl: "dok-noord" }, picture: "gevel.svg" },
    { id: 2, title: { nl: "Muide" }, paths: { nl: "muide" } },
  ],
};

async function agency(changes: Record<string, string> = {}) {
  const { id, site } = newSite();
  const files = bundleFiles({
    "pages/home.json": JSON.stringify(HOME),
    "pages/team.json": JSON.stringify(TEAM),
    "entities.json": JSON.stringify([GUIDES, { name: "news", title: {}, items: [] }]),
    "media/logo.svg": DRAWING.replace("#a8452f", "#112233"),
    ...changes,
    "site.json": site({ logo: "logo.svg", ...(JSON.parse(changes["site.json"] ?? "{}") as object) }),
  });
  await api.importFiles(files);
  const token = await api.token(id, ["content"]);
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    api.call(method, `${id}/${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  return { id, token, send, files };
}

test("a page is written, read with its ETag, changed and taken off", async () => {
  const { id, send } = await agency();
  const page = { title: { nl: "Over ons" }, paths: { nl: "over-ons" }, blocks: [] };
  const put = await send("PUT", "pages/7", page);
  expect(put).toMatchObject({ status: 201, json: { addresses: { nl: "/nl/over-ons" }, findings: [] } });
  const read = await send("GET", "pages/7");
  expect(read.etag).toBe(put.etag);
  expect(read.json).toMatchObject({ id: 7, ...page });
  const changed = await send("PATCH", "pages/7", { title: { fr: "À propos" } }, { "If-Match": read.etag! });
  expect(changed).toMatchObject({ status: 200 });
  await vi.waitFor(async () => {
    const visible = await api.call("GET", `${id}/pages/7`);
    expect(visible.json).toMatchObject({ title: { nl: "Over ons", fr: "À propos" } });
    expect(visible.headers.get("Vary")).toBe("Authorization, Gevel-Desk");
  });
  expect((await send("DELETE", "pages/7", undefined, { "If-Match": read.etag! })).status).toBe(412);
  expect((await send("DELETE", "pages/7")).status).toBe(204);
  await vi.waitFor(async () => expect((await api.call("GET", `${id}/pages/7`)).status).toBe(404));
  expect(await api.log(id)).toEqual([
    "DELETE pages/7 refused (412), 1 time",
    "PUT pages/7 added",
    "PATCH pages/7 changed",
    "DELETE pages/7 removed",
  ]);
});

test("what is read and written again as it is changes nothing, pictures included", async () => {
  const { id, send } = await agency();
  const stored = async () =>
    (
      await api.storage.pool.query(
        "select kind, key, document, changed_at from site_part where site_id = $1 order by 1, 2",
        [id],
      )
    ).rows;
  const before = await stored();
  for (const path of ["pages/1", "menus/main", "entities/guides/items/1"]) {
    const { json, etag } = await send("GET", path);
    expect(await send("PUT", path, json)).toMatchObject({ status: 200, etag });
  }
  const { json, etag } = await send("GET", "site");
  expect(json).toMatchObject({ logo: "logo.svg" });
  expect(await send("PATCH", "site", json)).toMatchObject({ status: 200, etag });
  expect(await stored()).toEqual(before);
});

test.each<[string, string, string]>([
  ["a page that a button of another page leads to", "pages/2", "page 2 does not exist"],
  ["a page that a menu leads to", "pages/3", "menus.json main.0"],
])("%s can't be taken off, and the answer says why", async (_what, path, message) => {
  const jobs = pageJson({ id: 3, paths: { nl: "jobs" }, title: { nl: "Jobs" }, blocks: [] });
  const { id, send } = await agency({
    "pages/jobs.json": JSON.stringify(jobs),
    "menus.json": JSON.stringify({ main: [{ id: 1, label: { nl: "Jobs" }, pageId: 3 }] }),
  });
  const { status, json } = await send("DELETE", path);
  expect(status).toBe(422);
  expect(JSON.stringify(json)).toContain(message);
  expect((await send("GET", path)).status).toBe(200);
  expect(await api.log(id)).toEqual([`DELETE ${path} refused`]);
});

test("a page that an item's button leads to can't be taken off", async () => {
  const news = { name: "news", title: {}, items: [{ id: 1, title: {}, blocks: HOME["blocks"] }] };
  const { send } = await agency({
    "entities.json": JSON.stringify([news]),
    "pages/home.json": JSON.stringify(pageJson()),
  });
  expect(await send("DELETE", "pages/2")).toMatchObject({
    status: 422,
    json: { errors: [{ path: "entities.json 0.items.0.blocks.0.buttons.0.pageId" }] },
  });
});

test("the home page can't be taken off", async () => {
  const { send } = await agency();
  const message = "it is the home page, which a site needs: change it instead";
  expect(await send("DELETE", "pages/1")).toMatchObject({
    status: 422,
    json: { errors: [{ path: "paths.nl", message }] },
  });
});

test("what the site can't take of a page is named by its field", async () => {
  const { send } = await agency();
  const blocks = [
    { id: "a", type: "offices", size: 1 },
    { id: "a", type: "estate-list", size: 0 },
  ];
  const refused = await send("PUT", "pages/7", { title: {}, paths: { nl: "team" }, blocks });
  expect(refused.status).toBe(422);
  expect((refused.json as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
    "paths.nl",
    "blocks.1.id",
    "blocks.1.size",
  ]);
  expect(await send("PATCH", "pages/9", { title: {} })).toMatchObject({ status: 404 });
  expect(await send("PUT", "pages/x", {})).toMatchObject({ status: 404 });
});

test("a menu is written whole, and emptied", async () => {
  const { id, send } = await agency();
  const items = [{ id: 5, label: { nl: "Team" }, pageId: 2 }];
  expect(await send("PUT", "menus/footer", items)).toMatchObject({ status: 200 });
  const published = () => api.call("GET", `${id}/navigation/footer`);
  await vi.waitFor(async () => expect((await published()).json).toMatchObject(items));
  expect((await send("GET", "menus/main")).json).toMatchObject([{ pageId: 1 }]);
  expect(await send("PATCH", "menus/footer", [{ id: 5, label: {}, pageId: 9 }])).toMatchObject({
    status: 422,
    json: { errors: [{ path: "0", message: "page 9 does not exist" }] },
  });
  expect((await send("DELETE", "menus/footer")).status).toBe(204);
  expect((await send("GET", "menus/footer")).json).toEqual([]);
  expect((await send("GET", "menus/side")).status).toBe(404);
});

test("an item is written among its kind, where it stood", async () => {
  const { id, send } = await agency();
  expect(await send("PATCH", "entities/guides/items/1", { values: { homes: 80 } })).toMatchObject({
    status: 200,
    json: { addresses: { nl: "/nl/team/dok-noord" } },
  });
  const added = { title: { nl: "Sluizeken" }, paths: { nl: "sluizeken" }, picture: "gevel.svg" };
  expect((await send("PUT", "entities/guides/items/9", added)).status).toBe(201);
  expect((await send("DELETE", "entities/guides/items/2")).status).toBe(204);
  const { json } = await api.call("GET", `${id}/entities/guides/items`);
  expect(json).toMatchObject([
    { id: 1, values: { homes: 80 } },
    { id: 9, title: { nl: "Sluizeken" } },
  ]);
  const { json: entities } = await api.call("GET", `${id}/entities`);
  expect((entities as unknown as { name: string }[]).map(({ name }) => name)).toEqual(["guides", "news"]);
  expect(await send("PATCH", "entities/guides/items/1", { values: { homes: "veel" } })).toMatchObject({
    status: 422,
    json: { errors: [{ path: expect.stringContaining("values.homes") }] },
  });
  expect((await send("PUT", "entities/none/items/1", added)).status).toBe(404);
});

test("the site's document is changed by fields, but not what other sites of the server depend on", async () => {
  const { id, send } = await agency();
  expect(await send("PATCH", "site", { agency: { phone: "+32 9 111 11 11" } })).toMatchObject({
    status: 200,
  });
  expect((await api.storage.findSite(id))!.agency.phone).toBe("+32 9 111 11 11");
  const taking = { id: "other", hostnames: ["www.other.example"], isDefault: true };
  expect(await send("PATCH", "site", taking)).toMatchObject({
    status: 422,
    json: { errors: [{ path: "id" }, { path: "hostnames" }, { path: "isDefault" }] },
  });
  expect(await send("PATCH", "site", { settings: { notFoundPageId: 9 } })).toMatchObject({
    status: 422,
    json: { errors: [{ path: "settings.notFoundPageId" }] },
  });
});

test("texts that told a hidden street follow the site's setting at once", async () => {
  const street = { street: { nl: "Veldstraat" }, number: "1", city: { id: 1 }, visible: false };
  const text = { shortDescription: { nl: "Huis in de Veldstraat" }, address: street };
  const { id, send } = await agency({
    "site.json": JSON.stringify({ settings: { hiddenAddressTexts: "keep" } }),
    "estates.ndjson": linesOf([estateJson(1, text)]),
  });
  const shown = async () => JSON.stringify(await api.storage.findEstate(id, 1));
  expect(await shown()).toContain("Veldstraat");
  await send("PATCH", "site", { settings: { hiddenAddressTexts: "replace" } });
  expect(await shown()).not.toContain("Veldstraat");
  expect(await send("PATCH", "site", { settings: { hiddenAddressTexts: "keep" } })).toMatchObject({
    json: { findings: [{ level: "warning", path: "settings.hiddenAddressTexts" }] },
  });
});

test("a removal that is repeated with its key is done once", async () => {
  const { send } = await agency();
  await send("PUT", "pages/7", { title: {}, paths: { nl: "weg" } });
  const key = { "Idempotency-Key": "d-1" };
  expect((await send("DELETE", "pages/7", undefined, key)).status).toBe(204);
  await send("PUT", "pages/7", { title: {}, paths: { nl: "weg" } });
  expect((await send("DELETE", "pages/7", undefined, key)).status).toBe(204);
  expect((await send("GET", "pages/7")).status).toBe(200);
  expect((await send("DELETE", "pages/1", undefined, key)).status).toBe(409);
});

test("content needs a token of its scope; a page as visitors see it needs none", async () => {
  const { id } = await agency();
  const token = await api.token(id, ["listings"]);
  expect((await api.call("GET", `${id}/pages/1`, { token })).status).toBe(403);
  expect((await api.call("GET", `${id}/pages/1`)).status).toBe(200);
  expect((await api.call("GET", `${id}/site`)).status).toBe(401);
  expect((await api.call("PUT", `${id}/menus/main`, { body: [] })).status).toBe(401);
});

test("a fault that the site had before keeps no other write out", async () => {
  const { id, send } = await agency();
  const lost = [{ ...(HOME["blocks"] as object[])[0], buttons: [{ ...button, pageId: 8 }] }];
  const broken = JSON.stringify([{ ...HOME, blocks: lost }, TEAM]);
  await api.storage.pool.query("update site_part set document = $2 where site_id = $1 and kind = 'pages'", [
    id,
    broken,
  ]);
  expect((await send("PATCH", "pages/2", { title: { nl: "Ons team" } })).status).toBe(200);
  const token = await api.token(id);
  expect((await api.call("PUT", `${id}/estates/api:a`, { token, body: estateJson(undefined) })).status).toBe(
    201,
  );
});
